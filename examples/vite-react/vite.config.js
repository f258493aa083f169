import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  // The globals are for the testing library, which removes what a test has rendered.
  test: { environment: 'jsdom', globals: true },
})
