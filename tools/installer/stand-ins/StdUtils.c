/* The part of StdUtils that the installer uses: the command line and its options, a file's folder, and starting the program. */
#include "nsis.h"
#include <shellapi.h>
#include <shlwapi.h>

static const WCHAR *parameters(void) {
  const WCHAR *line = GetCommandLineW();
  WCHAR end = *line == '"' ? '"' : ' ';
  if (end == '"') line++;
  while (*line && *line != end) line++;
  if (*line == '"') line++;
  while (*line == ' ') line++;
  return line;
}

/* `/name` and `--name`, alone or followed by `=` and a value. */
static const WCHAR *option(const WCHAR *name) {
  int length = lstrlenW(name);
  for (const WCHAR *at = parameters(); *at;) {
    const WCHAR *begin = at;
    while (*begin == '/' || *begin == '-') begin++;
    if (begin > at && !StrCmpNIW(begin, name, length)) {
      if (begin[length] == '=') return begin + length + 1;
      if (begin[length] == 0 || begin[length] == ' ') return L"";
    }
    while (*at && *at != ' ') at++;
    while (*at == ' ') at++;
  }
  return NULL;
}

PLUGIN(TestParameter) {
  WCHAR name[8192];
  pop(stack, name, size);
  push(stack, option(name) ? L"true" : L"false", size);
}

PLUGIN(GetAllParameters) {
  WCHAR text[8192];
  pop(stack, text, size);
  push(stack, parameters(), size);
}

PLUGIN(GetParentPath) {
  WCHAR text[8192];
  pop(stack, text, size);
  WCHAR *last = NULL;
  for (WCHAR *at = text; *at; at++) if (*at == '\\') last = at;
  if (last) *last = 0;
  push(stack, text, size);
}

PLUGIN(ExecShellAsUser) {
  WCHAR file[8192], verb[8192], arguments[8192];
  pop(stack, arguments, size);
  pop(stack, verb, size);
  pop(stack, file, size);
  INT_PTR done = (INT_PTR)ShellExecuteW(NULL, verb, file, arguments, NULL, SW_SHOWNORMAL);
  push(stack, done > 32 ? L"ok" : L"error", size);
}
