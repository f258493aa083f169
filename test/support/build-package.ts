import { execFileSync } from 'node:child_process'

/** Builds the package once: test files run at the same time, and each of them packs what is built. */
export function setup(): void {
  execFileSync('npm', ['run', '-s', 'build'], { stdio: 'inherit' })
}
