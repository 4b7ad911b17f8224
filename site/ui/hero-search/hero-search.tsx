import type { FormHTMLAttributes, ReactNode } from 'react'
import { CarPicture, type CarPictureProps } from '../car-drawing/car-picture.tsx'
import { Column } from '../page-section/page-section.tsx'
import styles from './hero-search.module.css'

export type HeroSearchProps = {
  title: ReactNode
  lede: ReactNode
  /** A box to search by words, before the form. */
  search?: ReactNode
  form: FormHTMLAttributes<HTMLFormElement>
  /** SelectFields. */
  fields: ReactNode
  submit: ReactNode
  /** A line under the form: what the prices are, how many deals there are. */
  note?: ReactNode
  /** Cars on the road along the foot, from back to front, each a link that its `alt` names. Four are enough. */
  cars: readonly (CarPictureProps & { href: string })[]
}

/** Reaches from edge to edge of the window, so it stands outside the page's column. */
export function HeroSearch({ title, lede, search, form, fields, ...rest }: HeroSearchProps) {
  const { submit, note, cars } = rest
  return (
    <div>
      <Column>
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lede}>{lede}</p>
        </div>
        {search ? <div className={styles.search}>{search}</div> : null}
        <form {...form} className={styles.form}>
          <div className={styles.fields}>{fields}</div>
          {submit}
        </form>
        {note ? <p className={styles.note}>{note}</p> : null}
      </Column>
      <div className={styles.road}>
        <Column>
          <div className={styles.cars}>
            {cars.map(({ href, ...car }) => (
              <a key={href} href={href}>
                <CarPicture {...car} isFirst hasGround={false} />
              </a>
            ))}
          </div>
        </Column>
      </div>
    </div>
  )
}
