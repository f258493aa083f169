import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Only what hangs may run into these, however busy the machine is.
    hookTimeout: 600_000,
    testTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
    // Many tests wait for servers, processes and databases of their own.
    maxWorkers: 3,
  },
})
