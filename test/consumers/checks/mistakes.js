// What the tests send that have to fail.
const send = (mock, path, body) => {
  const headers = { authorization: `Bearer ${mock.key}`, 'content-type': 'application/json' }
  return (mock.fetch ?? fetch)(mock.baseUrl + path, { method: 'POST', headers, body: JSON.stringify(body) })
}

/** A header is missing, and a field is misspelt. */
async function sendMistakes(mock) {
  const model = 'gw-text-large'
  await send(mock, '/v1/messages', { model, max_tokens: 9, messages: [{ role: 'user', content: 'Hello' }] })
  await send(mock, '/v1/responses', { model, input: 'Hello', temprature: 1 })
}

const sendRight = (mock) => send(mock, '/v1/responses', { model: 'gw-text-large', input: 'Hello' })

const options = { scenarios: [{ name: 'never', match: { text: 'never' }, answer: { text: 'No.' } }] }

module.exports = { options, sendMistakes, sendRight }
