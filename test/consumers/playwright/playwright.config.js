import { defineConfig } from '@playwright/test'

export default defineConfig({
  timeout: 120_000,
  expect: { timeout: 120_000 },
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] },
  },
})
