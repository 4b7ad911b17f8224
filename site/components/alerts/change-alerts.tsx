import type { ReactNode } from 'react'
import { formActions } from '#core/routes/paths.ts'
import { Button } from '#site/ui/button/button.tsx'

export type ChangeAlertsProps = {
  token: string
  ids: readonly string[]
  /** Whether they are watched again after it. */
  isWatching: boolean
  /** Names which, where the words alone do not. */
  label?: string
  children: ReactNode
}

/** A button that stops price alerts or takes them up again. Rule W-132. */
export function ChangeAlerts({ token, ids, isWatching, label, children }: ChangeAlertsProps) {
  return (
    <form method="post" action={formActions.changeAlerts}>
      <input type="hidden" name="token" value={token} />
      {ids.map((id) => (
        <input key={id} type="hidden" name="id" value={id} />
      ))}
      {isWatching ? <input type="hidden" name="watch" value="1" /> : null}
      <Button type="submit" look="secondary" aria-label={label}>
        {children}
      </Button>
    </form>
  )
}
