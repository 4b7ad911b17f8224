import type { Examples } from '../gallery/examples.ts'
import { ChatEntry } from './chat-entry.tsx'

const words = {
  label: 'Live chat',
  title: 'Talk to a person',
  hours: ['Weekdays, 09:00 to 17:30'],
}

export const chatEntryExamples: Examples = {
  'Where messages are taken': (
    <ChatEntry {...words} messages={{ url: 'https://chat.example/', label: 'Message us' }} />
  ),
}
