/** How the user starts a program: by a script of npm, or by the installed command. */
export function getCommand(program: string): string {
  return process.env.npm_lifecycle_event === program ? `npm run ${program} --` : `npx gatewright ${program}`
}
