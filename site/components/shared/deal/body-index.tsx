import { getTranslations } from 'next-intl/server'
import type { FilterOption } from '#core/filters/options/filter-options.ts'
import { paths } from '#core/routes/paths.ts'
import { bodyTypePath } from '#core/routes/subject-paths.ts'
import { bodyTypeLabels, bodyTypes, type BodyType } from '#core/vehicle/body-type.ts'
import type { Paint } from '#core/vehicle/paint.ts'
import { CarPicture } from '#site/ui/car-drawing/car-picture.tsx'
import { countText } from './count-text.ts'
import styles from './index-lists.module.css'

/** A paint that suits the shape. */
const paintOf = {
  suv: 'moss',
  mpv: 'harbour',
  hatchback: 'poppy',
  saloon: 'graphite',
  estate: 'plum',
  sports: 'apricot',
  coupe: 'ink',
  convertible: 'lagoon',
  van: 'chalk',
} as const satisfies Record<BodyType, Paint>

export type BodyIndexProps = {
  /** Each body as the list counts it that its link opens (Rule F-99). */
  bodyTypes: readonly FilterOption[]
  fuelTypes: readonly FilterOption[]
}

/** Each body type that has deals, drawn, with how many; and those that are plugged in. */
export async function BodyIndex({ bodyTypes: bodies, fuelTypes }: BodyIndexProps) {
  const t = await getTranslations('home')
  const kinds = [
    ...bodyTypes.map((body) => ({
      label: bodyTypeLabels[body].many,
      href: bodyTypePath(body),
      count: countOf(bodies, body),
      car: { bodyType: body, paint: paintOf[body], isElectric: false },
    })),
    {
      label: t('electricCars'),
      href: paths.electricCars(),
      count: countOf(fuelTypes, 'electric'),
      car: { bodyType: 'hatchback', paint: 'mustard', isElectric: true } as const,
    },
  ]
  return (
    <ul className={styles.bodies}>
      {kinds
        .filter(({ count }) => count > 0)
        .map(({ label, href, count, car }) => (
          <li key={label} className={styles.body}>
            <CarPicture {...car} wheel={2} alt="" hasGround={false} />
            <a href={href} className={styles.link}>
              {label}
            </a>
            <span className={styles.count}>
              {t('bodyCount', { count, countText: countText(count) })}
            </span>
          </li>
        ))}
    </ul>
  )
}

function countOf(options: readonly FilterOption[], value: string): number {
  return options.find((option) => option.value === value)?.count ?? 0
}
