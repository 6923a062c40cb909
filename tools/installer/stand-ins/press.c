/*
 * Clicks through a wizard like a user: presses Next, Install, Finish, and answers each question with the button of the given number (6 is
 * Yes, 7 No, 1 OK, 2 Cancel). Writes the questions to a file. Ends when the program has ended, and also its copy, as which an uninstaller
 * continues: press ID FILE PROGRAM …
 */
#include <windows.h>
#include <psapi.h>
#include <shlwapi.h>

static int answer;
static HANDLE said;

static BOOL CALLBACK write(HWND window, LPARAM unused) {
  WCHAR name[32], text[2048];
  char bytes[8192];
  DWORD written;
  GetClassNameW(window, name, 32);
  if (lstrcmpiW(name, L"Static") || !GetWindowTextW(window, text, 2048)) return TRUE;
  int length = WideCharToMultiByte(CP_UTF8, 0, text, -1, bytes, sizeof bytes - 1, NULL, NULL) - 1;
  bytes[length++] = '\n';
  WriteFile(said, bytes, length, &written, NULL);
  return TRUE;
}

static BOOL CALLBACK look(HWND window, LPARAM unused) {
  WCHAR name[32];
  GetClassNameW(window, name, 32);
  if (lstrcmpW(name, L"#32770") || !IsWindowVisible(window)) return TRUE;
  if (GetDlgItem(window, IDYES) || GetDlgItem(window, IDRETRY) || !GetDlgItem(window, 1028)) {
    /* A question: the wizard has a line of text at its bottom, which is 1028. */
    EnumChildWindows(window, write, 0);
    PostMessageW(window, WM_COMMAND, answer, (LPARAM)GetDlgItem(window, answer));
    return FALSE;
  }
  HWND next = GetDlgItem(window, 1);
  if (next && IsWindowEnabled(next) && IsWindowVisible(next)) PostMessageW(window, WM_COMMAND, 1, (LPARAM)next);
  return TRUE;
}

/* An uninstaller continues as a copy of itself, in a folder of this name. */
static BOOL copyRuns(void) {
  DWORD ids[4096], bytes = 0;
  EnumProcesses(ids, sizeof ids, &bytes);
  BOOL runs = FALSE;
  for (DWORD at = 0; at < bytes / sizeof *ids && !runs; at++) {
    WCHAR path[MAX_PATH];
    DWORD size = MAX_PATH;
    HANDLE process = OpenProcess(PROCESS_QUERY_LIMITED_INFORMATION, FALSE, ids[at]);
    if (!process) continue;
    runs = QueryFullProcessImageNameW(process, 0, path, &size) && StrStrIW(path, L"\\~nsu");
    CloseHandle(process);
  }
  return runs;
}

int wmain(int count, WCHAR **given) {
  WCHAR line[8192] = L"\"";
  answer = 0;
  for (WCHAR *at = given[1]; *at; at++) answer = answer * 10 + (*at - '0');
  said = CreateFileW(given[2], GENERIC_WRITE, FILE_SHARE_READ, NULL, CREATE_ALWAYS, 0, NULL);
  lstrcatW(line, given[3]);
  lstrcatW(line, L"\"");
  for (int at = 4; at < count; at++) {
    lstrcatW(line, L" ");
    lstrcatW(line, given[at]);
  }
  STARTUPINFOW start = { .cb = sizeof start };
  PROCESS_INFORMATION process;
  if (!CreateProcessW(NULL, line, NULL, NULL, FALSE, 0, NULL, NULL, &start, &process)) return 99;
  /* The copy may start a moment after the program has ended. */
  for (int quiet = 0; quiet < 10; quiet++) {
    if (WaitForSingleObject(process.hProcess, 0) == WAIT_TIMEOUT || copyRuns()) quiet = 0;
    EnumWindows(look, 0);
    Sleep(200);
  }
  DWORD code = 98;
  GetExitCodeProcess(process.hProcess, &code);
  CloseHandle(said);
  return code;
}
