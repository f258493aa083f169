import { fireEvent, render, screen } from '@testing-library/react'
import { mockTest } from 'gatewright/vitest'
import OpenAI from 'openai'
import { expect } from 'vitest'
import { Chat } from './chat.jsx'

/** Renders the app, and asks the mock. */
function ask(mock, question) {
  const access = { baseURL: `${mock.baseUrl}/v1`, apiKey: mock.key, fetch: mock.fetch }
  render(<Chat client={new OpenAI({ ...access, maxRetries: 0, dangerouslyAllowBrowser: true })} />)
  fireEvent.change(screen.getByLabelText('Question'), { target: { value: question } })
  fireEvent.click(screen.getByText('Ask'))
}

mockTest('shows the answer', async ({ mock }) => {
  ask(mock, 'sim:echo The tide is high')
  expect(await screen.findByText(/The tide is high/)).toBeDefined()
})

mockTest('says that there are too many questions', async ({ mock }) => {
  await mock.control.addFault('status:429')
  ask(mock, 'Hello')
  expect(await screen.findByText('Too many questions: please wait.')).toBeDefined()
})
