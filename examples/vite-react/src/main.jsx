import OpenAI from 'openai'
import { createRoot } from 'react-dom/client'
import { Chat } from './chat.jsx'

// The mock of `npm run mock`. A key in a page is no secret: in production, put a server of your own in between.
const client = new OpenAI({
  baseURL: import.meta.env.VITE_GATEWAY ?? 'http://127.0.0.1:4010/v1',
  apiKey: 'sk-mock',
  dangerouslyAllowBrowser: true,
})

createRoot(document.getElementById('root')).render(<Chat client={client} />)
