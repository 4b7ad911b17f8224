/** The time limit of a refresh call. Rule S-20. */
export const answerWaitMs = 4_000

/** The outcome of a refresh call; `unanswered` when no response of the server's own came. */
export type RefreshAnswer =
  | { kind: 'refreshed'; userId: string; accessToken: string; expiresInSeconds: number }
  | { kind: 'refused' }
  | { kind: 'unanswered' }

export type RefreshCall = {
  refresh: () => Promise<RefreshAnswer>
  /** Resolves after so many milliseconds. */
  wait: (durationMs: number) => Promise<void>
}

/**
 * The outcome of a refresh, which is requested once more when the first response is lost: the
 * server gives the same successor again within ten seconds, so a lost answer logs nobody out. Each
 * try ends after four seconds, and a call that throws has no answer. Never rejects. Rule S-20.
 */
export async function refreshAnswer(call: RefreshCall): Promise<RefreshAnswer> {
  const answer = await answerInTime(call)
  return answer.kind === 'unanswered' ? answerInTime(call) : answer
}

const unanswered: RefreshAnswer = { kind: 'unanswered' }

function answerInTime({ refresh, wait }: RefreshCall): Promise<RefreshAnswer> {
  const asked = async () => {
    try {
      return await refresh()
    } catch {
      return unanswered
    }
  }
  return Promise.race([asked(), wait(answerWaitMs).then(() => unanswered)])
}
