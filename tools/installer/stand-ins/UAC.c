/* STOREDESK_ADMIN=1 in the environment makes the user an administrator. Nothing here asks for other rights. */
#include "nsis.h"

PLUGIN(_) {
  WCHAR asked[8192], rights[8];
  pop(stack, asked, size);
  BOOL isAdmin = GetEnvironmentVariableW(L"STOREDESK_ADMIN", rights, 8) == 1 && rights[0] == '1';
  const WCHAR *answer = asked[0] == '2' && isAdmin ? L"1" : L"0";
  if (asked[0] == '0') {
    /* Run as administrator: the user said no. */
    lstrcpyW(variables, L"1223");
    return;
  }
  if (asked[1] == 's') push(stack, answer, size);
  else lstrcpyW(variables, answer);
}
