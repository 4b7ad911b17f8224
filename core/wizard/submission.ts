/** One press of the button, however often it is pressed: the same content keeps its key. */
export type Submission = { key: string; content: string }

/** Two presses of one button without script, or a reload, come within this. Rule W-34. */
const sameSubmissionMs = 10 * 60 * 1000

/**
 * The submission for some content: the one before when nothing has changed, so that a press
 * repeated after a lost answer makes no second order; else a new one under `newKey`. Rule W-33.
 */
export function submissionFor(
  before: Submission | null,
  content: unknown,
  newKey: string,
): Submission {
  const text = JSON.stringify(content)
  return before?.content === text ? before : { key: newKey, content: text }
}

/**
 * Which ten minutes an enquiry without a key of its own falls into: with what was typed and for
 * which offer, it is its key. Rule W-34.
 */
export function submissionWindow(nowMs: number): number {
  return Math.floor(nowMs / sameSubmissionMs)
}
