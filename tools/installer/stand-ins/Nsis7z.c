/* Unpacks into $OUTDIR with the 7-Zip for Windows named by STOREDESK_7ZA; the real plug-in has its own. */
#include "nsis.h"

PLUGIN(Extract) {
  WCHAR file[8192], program[1024], line[16384];
  DWORD code = 1;
  pop(stack, file, size);
  GetEnvironmentVariableW(L"STOREDESK_7ZA", program, 1024);
  lstrcpyW(line, L"\"");
  lstrcatW(line, program);
  lstrcatW(line, L"\" x -y -bd \"-o");
  lstrcatW(line, variables + OUTDIR * size);
  lstrcatW(line, L"\" \"");
  lstrcatW(line, file);
  lstrcatW(line, L"\"");
  STARTUPINFOW start = { .cb = sizeof start };
  PROCESS_INFORMATION process;
  if (!CreateProcessW(NULL, line, NULL, NULL, FALSE, CREATE_NO_WINDOW, NULL, NULL, &start, &process)) return;
  WaitForSingleObject(process.hProcess, INFINITE);
  GetExitCodeProcess(process.hProcess, &code);
  CloseHandle(process.hThread);
  CloseHandle(process.hProcess);
}
