import { afterAll, vi } from 'vitest'

// `unstubEnvs` restores variables before a test: the next file of a process would begin with those of the last test.
afterAll(() => void vi.unstubAllEnvs())
