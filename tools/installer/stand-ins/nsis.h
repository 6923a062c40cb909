/* The arguments of an NSIS plug-in call, 64-bit and Unicode. */
#include <windows.h>

typedef struct item {
  struct item *next;
  WCHAR text[1];
} item;

/* $0 is 0, $OUTDIR 22. */
enum { OUTDIR = 22 };

#define PLUGIN(name) \
  __declspec(dllexport) void name(HWND parent, int size, WCHAR *variables, item **stack, void *extra)

static inline void pop(item **stack, WCHAR *into, int size) {
  item *top = *stack;
  into[0] = 0;
  if (!top) return;
  lstrcpynW(into, top->text, size);
  *stack = top->next;
  GlobalFree(top);
}

static inline void push(item **stack, const WCHAR *text, int size) {
  item *top = GlobalAlloc(GPTR, sizeof(item) + size * sizeof(WCHAR));
  lstrcpynW(top->text, text, size);
  top->next = *stack;
  *stack = top;
}
