// The parts of the test frameworks that this repository does not install; test/consumers uses the real ones.
declare module '@jest/globals' {
  type Hook = (run: () => unknown) => void
  export const beforeAll: Hook
  export const beforeEach: Hook
  export const afterEach: Hook
  export const afterAll: Hook
  export const expect: {
    getState(): { readonly testPath?: string; readonly currentTestName?: string }
    extend(matchers: object): void
  }
}

declare module 'expect' {
  export interface Matchers<R> {
    toBe(expected: unknown): R
  }
}

declare module '@playwright/test' {
  export type PlaywrightTestArgs = object
  export type PlaywrightTestOptions = object
  export type PlaywrightWorkerArgs = object
  export type PlaywrightWorkerOptions = object
  interface TestInfo {
    readonly file: string
    readonly titlePath: readonly string[]
    readonly status?: string
    readonly expectedStatus: string
    outputPath(name: string): string
    attach(name: string, attachment: { readonly path: string; readonly contentType: string }): Promise<void>
  }
  type Use<T> = (value: T) => Promise<void>
  type Fixture<T, All> = (fixtures: All, use: Use<T>, testInfo: TestInfo) => Promise<void>
  type Fixtures<T, All> = { [K in keyof T]: T[K] | Fixture<T[K], All> | [T[K] | Fixture<T[K], All>, object] }
  export interface TestType<Test, Worker> {
    extend<T, W>(fixtures: Fixtures<T & W, Test & Worker & T & W>): TestType<Test & T, Worker & W>
  }
  export interface ExpectMatcherState {
    readonly isNot: boolean
    readonly timeout: number
    readonly utils: { stringify(value: unknown): string }
  }
  export interface MatcherReturnType {
    readonly pass: boolean
    readonly message: () => string
  }
  export interface Expect<Matchers> {
    readonly matchers: Matchers
    extend<Added>(matchers: Added): Expect<Matchers & Added>
  }
  export const expect: Expect<Record<never, never>>
  export const test: TestType<PlaywrightTestArgs, PlaywrightWorkerArgs>
}
