import { type ComponentType, type KeyboardEvent, useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio/react'
import { isScrollLocked, modalKey, type ModalName } from '#core/session/modal-stack.ts'
import t from '#site/messages/en/account.json' with { type: 'json' }
import type { AccountStore } from '#site/stores/account-store.ts'
import { Button } from '#site/ui/button/button.tsx'
import { Dialog } from '#site/ui/dialog/dialog.tsx'
import { AccountDetails } from './account-details.tsx'
import styles from './account.module.css'
import { LoginForm, RecoveryForm, RegistrationForm } from './sign-in-forms.tsx'

const dialogs: Record<ModalName, { title: string; Content: ComponentType<{ isInDialog: true }> }> =
  {
    login: { title: t.login.title, Content: LoginForm },
    registration: { title: t.registration.title, Content: RegistrationForm },
    passwordRecovery: { title: t.passwordRecovery.title, Content: RecoveryForm },
    accountDetails: { title: t.details.title, Content: AccountDetails },
  }

/** The dialogs that lie on the stack, and what was sent from one. Rules S-43 to S-47, S-58. */
export function AccountDialogs({ account }: { account: AccountStore }) {
  const { modals, sent } = useSnapshot(account.state)
  const place = useRef<HTMLDivElement>(null)
  const top = modals.at(-1)?.name
  const lock = styles.locked ?? ''
  useEffect(() => {
    document.documentElement.classList.toggle(lock, isScrollLocked(modals))
  }, [modals, lock])
  // The first field has the focus, not the cross.
  useEffect(() => {
    place.current?.querySelector<HTMLInputElement>('dialog:last-of-type input')?.focus()
  }, [top])

  const press = ({ key, target }: KeyboardEvent) => {
    // Where a field has the focus the browser sends its form by itself.
    if (target instanceof HTMLDialogElement && modalKey(modals, key) === 'submit')
      target.querySelector('form')?.requestSubmit()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the dialogs inside
    <div ref={place} onKeyDown={press}>
      {modals.map(({ name }) => {
        const { title, Content } = dialogs[name]
        // A dialog that was replaced closes late, when another is on top.
        const close = () => {
          if (account.state.modals.at(-1)?.name === name) account.hideTop()
        }
        return (
          <Dialog key={name} isOpen title={title} closeLabel={t.close} onClose={close}>
            <Content isInDialog />
          </Dialog>
        )
      })}
      {sent ? (
        <div className={styles.sent} role="status">
          <p>{t[sent].sent}</p>
          <Button look="quiet" onClick={() => account.forgetSent()}>
            {t.close}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
