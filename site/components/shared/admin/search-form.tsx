import { type ReactNode, type SyntheticEvent, useId, useState } from 'react'
import t from '#site/messages/en/admin.json' with { type: 'json' }
import { Button } from '#site/ui/button/button.tsx'
import { TextField } from '#site/ui/form/text-field.tsx'
import styles from './search-form.module.css'

type Props = {
  /** Names what the words are looked for in: "Name or e-mail address". */
  label: string
  /** The words of the search that is shown. */
  words: string
  onSearch: (words: string) => void
  /** Selects, which take effect by themselves. */
  children?: ReactNode
}

/** Search and filters above a table. Its words stay in the page and in no address, for they name people. Rule S-82. */
export function SearchForm({ label, words, onSearch, children }: Props) {
  const id = useId()
  const [typed, setTyped] = useState(words)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    onSearch(typed.trim())
  }
  const clear = () => {
    setTyped('')
    onSearch('')
  }
  return (
    <form role="search" className={styles.form} onSubmit={submit}>
      <TextField
        id={id}
        type="search"
        label={label}
        autoComplete="off"
        maxLength={200}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" look="secondary">
        {t.search.submit}
      </Button>
      {words ? (
        <Button look="quiet" onClick={clear}>
          {t.search.clear}
        </Button>
      ) : null}
      {children}
    </form>
  )
}
