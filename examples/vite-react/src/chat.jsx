import { useState } from 'react'

/** Asks the gateway, and shows the answer while it arrives. */
export function Chat({ client }) {
  const [answer, setAnswer] = useState('')

  async function ask(event) {
    event.preventDefault()
    const input = new FormData(event.currentTarget).get('question')
    setAnswer('')
    try {
      const stream = await client.responses.create({ model: 'gw-text-large', input, stream: true })
      for await (const part of stream)
        if (part.type === 'response.output_text.delta') setAnswer((text) => text + part.delta)
    } catch (error) {
      setAnswer(error.status === 429 ? 'Too many questions: please wait.' : 'There is no answer.')
    }
  }

  return (
    <form onSubmit={ask}>
      <label>
        Question <input name="question" />
      </label>
      <button type="submit">Ask</button>
      <output>{answer}</output>
    </form>
  )
}
