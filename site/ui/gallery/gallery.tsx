import { Column, PageTitle } from '../page-section/page-section.tsx'
import { allExamples } from './all-examples.ts'
import styles from './gallery.module.css'

/** The whole kit on one page: every component in every state, each of which can be linked to. */
export function Gallery({ title, lede }: { title: string; lede: string }) {
  return (
    <Column>
      <PageTitle title={title} lede={lede} />
      <nav aria-label={title}>
        <ul className={styles.contents}>
          {Object.keys(allExamples).map((name) => (
            <li key={name}>
              <a className={styles.link} href={`#${idOf(name)}`}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {Object.entries(allExamples).map(([name, examples]) => (
        <section key={name} id={idOf(name)} className={styles.component}>
          <h2>{name}</h2>
          {Object.entries(examples).map(([state, example]) => (
            <div key={state} className={styles.example}>
              <p className={styles.state}>{state}</p>
              <div className={styles.stage}>{example}</div>
            </div>
          ))}
        </section>
      ))}
    </Column>
  )
}

/** @example idOf('Offer card') // 'offer-card' */
const idOf = (name: string) => name.toLowerCase().replaceAll(' ', '-')
