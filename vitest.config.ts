import { defineConfig } from 'vitest/config'

const all = 'test/**/*.test.ts'
const slow = 'test/**/*.slow.test.ts'

export default defineConfig({
  // Tests import the sources of this package by its public names.
  resolve: { tsconfigPaths: true },
  test: {
    // Only a test that hangs may reach these limits, however busy the machine is.
    hookTimeout: 600_000,
    testTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
    // Test files share workers.
    restoreMocks: true,
    unstubEnvs: true,
    setupFiles: 'test/support/restore-environment.ts',
    // Many tests wait for servers, processes and databases of their own.
    maxWorkers: 3,
    projects: [
      // Files share workers, and so the modules that they import: half of the time would go into loading them.
      { extends: true, test: { name: 'fast', include: [all], exclude: [slow], isolate: false } },
      { extends: true, test: { name: 'slow', include: [slow], globalSetup: 'test/support/build-package.ts' } },
    ],
  },
})
