import { type SyntheticEvent, useId, useState } from 'react'
import { useSnapshot } from 'valtio/react'
import { postApiKey } from '#core/contract/generated/office-request-shapes.ts'
import { type ApiKeyScope, apiKeyScopes } from '#core/session/api-key.ts'
import { sendAsUser } from '#site/components/shared/admin/admin-calls.ts'
import { adminPermissions } from '#site/components/shared/admin/admin-permissions.ts'
import { fill } from '#site/messages/fill.ts'
import messages from '#site/messages/en/admin-rate-books.json' with { type: 'json' }
import { resultOf } from '#site/stores/permission-store.ts'
import { Button } from '#site/ui/button/button.tsx'
import { Checkbox, ChoiceGroup } from '#site/ui/form/choices.tsx'
import { ButtonRow, FormStack } from '#site/ui/form/form-stack.tsx'
import { TextField } from '#site/ui/form/text-field.tsx'
import { Notice } from '#site/ui/notice/notice.tsx'
import styles from './admin-rate-books.module.css'
import type { ChosenProvider } from './rate-requests.ts'

const t = messages.keys

type Props = { brandId: ChosenProvider; onMade: () => void }

/** A form for a key that may do what its maker may, and the key itself, once. Rules C-182, C-207. */
export function NewKey({ brandId, onMade }: Props) {
  const [made, setMade] = useState<{ name: string; key: string } | null>(null)
  return made === null ? (
    <KeyForm
      brandId={brandId}
      onMade={(key) => {
        setMade(key)
        onMade()
      }}
    />
  ) : (
    <MadeKey made={made} onDone={() => setMade(null)} />
  )
}

type FormProps = { brandId: ChosenProvider; onMade: (made: { name: string; key: string }) => void }

function KeyForm({ brandId, onMade }: FormProps) {
  const id = useId()
  const permissions = useSnapshot(adminPermissions().state)
  const held = apiKeyScopes.filter((scope) => resultOf(permissions, scope).kind === 'allow')
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<readonly ApiKeyScope[]>(['rates.import', 'rates.read'])
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [isBusy, setIsBusy] = useState(false)
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    const body = {
      ...(brandId !== null && { brandId }),
      name,
      scopes: scopes.filter((scope) => held.includes(scope)),
    }
    const result = await sendAsUser(postApiKey, { body })
    setIsBusy(false)
    if ('errors' in result) return setErrors(result.errors as Record<string, string>)
    onMade(result.response)
  }
  const toggle = (scope: ApiKeyScope, isOn: boolean) =>
    setScopes(apiKeyScopes.filter((each) => (each === scope ? isOn : scopes.includes(each))))
  return (
    <form onSubmit={(event) => void submit(event)}>
      <FormStack>
        <TextField
          id={`${id}name`}
          label={t.name}
          value={name}
          maxLength={100}
          autoComplete="off"
          error={errors['name']}
          onChange={({ target }) => setName(target.value)}
        />
        <ChoiceGroup id={`${id}scopes`} legend={t.scopes} error={errors['scopes']}>
          {held.map((scope) => (
            <Checkbox
              key={scope}
              id={`${id}${scope}`}
              label={t.scope[scope]}
              checked={scopes.includes(scope)}
              onChange={({ target }) => toggle(scope, target.checked)}
            />
          ))}
        </ChoiceGroup>
        {errors['form'] ? (
          <Notice tone="bad" isLive>
            {errors['form']}
          </Notice>
        ) : null}
        <ButtonRow>
          <Button type="submit" look="secondary" isBusy={isBusy}>
            {t.make}
          </Button>
        </ButtonRow>
      </FormStack>
    </form>
  )
}

type MadeProps = { made: { name: string; key: string }; onDone: () => void }

function MadeKey({ made: { name, key }, onDone }: MadeProps) {
  const [isCopied, setIsCopied] = useState(false)
  return (
    <Notice tone="good" isLive>
      <p>{fill(t.made, { name })}</p>
      <p>
        <code className={styles.key}>{key}</code>
      </p>
      <ButtonRow>
        <Button
          look="secondary"
          onClick={() => void navigator.clipboard.writeText(key).then(() => setIsCopied(true))}
        >
          {isCopied ? t.copied : t.copy}
        </Button>
        <Button look="quiet" onClick={onDone}>
          {t.done}
        </Button>
      </ButtonRow>
    </Notice>
  )
}
