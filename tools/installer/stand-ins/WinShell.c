/* Changes no shortcuts and pins nothing: the name by which Windows groups windows isn't tested here. */
#include "nsis.h"

static void take(item **stack, int size, int count) {
  WCHAR text[8192];
  while (count-- > 0) pop(stack, text, size);
}

PLUGIN(SetLnkAUMI) { take(stack, size, 2); }
PLUGIN(UninstAppUserModelId) { take(stack, size, 1); }
PLUGIN(UninstShortcut) { take(stack, size, 1); }
