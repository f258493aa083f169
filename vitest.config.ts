import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    hookTimeout: 60_000,
    testTimeout: 60_000,
    // Many tests wait for servers, processes and databases of their own.
    maxWorkers: 3,
  },
})
