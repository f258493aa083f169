// The parts of the test frameworks that this repository does not install; test/consumers uses the real ones.
declare module '@jest/globals' {
  type Hook = (run: () => unknown) => void
  export const beforeAll: Hook
  export const beforeEach: Hook
  export const afterEach: Hook
  export const afterAll: Hook
  export const expect: { getState(): { readonly testPath?: string; readonly currentTestName?: string } }
}

declare module '@playwright/test' {
  export type PlaywrightTestArgs = object
  export type PlaywrightTestOptions = object
  export type PlaywrightWorkerArgs = object
  export type PlaywrightWorkerOptions = object
  interface TestInfo {
    readonly file: string
    readonly titlePath: readonly string[]
  }
  type Use<T> = (value: T) => Promise<void>
  type Fixture<T, All> = (fixtures: All, use: Use<T>, testInfo: TestInfo) => Promise<void>
  type Fixtures<T, All> = { [K in keyof T]: T[K] | Fixture<T[K], All> | [T[K] | Fixture<T[K], All>, object] }
  export interface TestType<Test, Worker> {
    extend<T, W>(fixtures: Fixtures<T & W, Test & Worker & T & W>): TestType<Test & T, Worker & W>
  }
  export const test: TestType<PlaywrightTestArgs, PlaywrightWorkerArgs>
}
