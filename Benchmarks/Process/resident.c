// resident FILE COMMAND...: runs a command and writes to FILE its resident memory in KiB at its exit: first its private
// memory, then that of mapped files, which all processes share. Exits with the command's exit code.
#include <signal.h>
#include <stdio.h>
#include <sys/ptrace.h>
#include <sys/wait.h>
#include <unistd.h>

// Returns the number after a name in the status of the process.
static long status_of(pid_t process, const char *name) {
  char path[64], line[256], format[64];
  long value = 0;
  snprintf(path, sizeof path, "/proc/%d/status", process);
  snprintf(format, sizeof format, "%s: %%ld", name);
  FILE *file = fopen(path, "r");
  if (!file) return 0;
  while (fgets(line, sizeof line, file)) {
    if (sscanf(line, format, &value) == 1) break;
  }
  fclose(file);
  return value;
}

int main(int count, char **words) {
  if (count < 3) return 2;
  pid_t process = fork();
  if (process == 0) {
    ptrace(PTRACE_TRACEME, 0, NULL, NULL);
    execvp(words[2], words + 2);
    _exit(127);
  }
  int status;
  if (process < 0 || waitpid(process, &status, 0) != process || !WIFSTOPPED(status)) return 126;
  // The process stops once more just before its exit, while its memory is still mapped.
  ptrace(PTRACE_SETOPTIONS, process, NULL, PTRACE_O_TRACEEXIT | PTRACE_O_EXITKILL);
  ptrace(PTRACE_CONT, process, NULL, 0);
  while (waitpid(process, &status, 0) == process && WIFSTOPPED(status)) {
    int signal = WSTOPSIG(status);
    if (status >> 8 == (SIGTRAP | PTRACE_EVENT_EXIT << 8)) {
      FILE *file = fopen(words[1], "w");
      if (!file) return 125;
      fprintf(file, "%ld %ld\n", status_of(process, "RssAnon"), status_of(process, "RssFile"));
      fclose(file);
      signal = 0;
    }
    ptrace(PTRACE_CONT, process, NULL, signal);
  }
  return WIFEXITED(status) ? WEXITSTATUS(status) : 124;
}
