import { type DragEvent, useId, useState } from 'react'
import t from '#site/messages/en/admin-rate-books.json' with { type: 'json' }
import styles from './admin-rate-books.module.css'

/** A field for a file, which may be dropped on it as well. */
export function FileChoice({ onChoose }: { onChoose: (file: File) => void }) {
  const id = useId()
  const [isOver, setIsOver] = useState(false)
  const over = (is: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setIsOver(is)
  }
  const drop = (event: DragEvent) => {
    over(false)(event)
    const [file] = event.dataTransfer.files
    if (file) onChoose(file)
  }
  return (
    // Dropping is a shortcut of the field inside, which the keyboard reaches.
    <div
      className={isOver ? `${styles.drop} ${styles.isOver}` : styles.drop}
      onDragEnter={over(true)}
      onDragOver={over(true)}
      onDragLeave={over(false)}
      onDrop={drop}
    >
      <label className={styles.dropLabel} htmlFor={id}>
        {t.upload.drop}
      </label>
      <p className={styles.hint} id={`${id}-hint`}>
        {t.upload.hint}
      </p>
      <input
        id={id}
        type="file"
        className={styles.file}
        accept=".csv,.gz,text/csv,application/gzip"
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onChoose(file)
          // So that the same file can be chosen again.
          target.value = ''
        }}
      />
    </div>
  )
}
