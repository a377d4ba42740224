/** The global variable through which the shell's scripts hand over their modules. */
export const SHELL_CHUNKS = 'rspackChunkshell';
