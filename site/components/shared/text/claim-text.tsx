import { messages } from '#site/messages/en.ts'
import { DemonstrationMark } from '#site/ui/demonstration-mark/demonstration-mark.tsx'

/** A claim ready for display. */
export type ShownClaim = {
  text: string
  /** Carries the demonstration mark. Rule E-11. */
  isDemonstration: boolean
}

/** The words of a claim, with the mark of a demonstration where it needs one. */
export function ClaimText({ text, isDemonstration }: ShownClaim) {
  if (!isDemonstration) return text
  return (
    <>
      {text} <DemonstrationMark label={messages.content.demonstration} />
    </>
  )
}
