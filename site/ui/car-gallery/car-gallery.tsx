import { CarPicture, type CarPictureProps } from '../car-drawing/car-picture.tsx'
import type { RangeCar } from '../car-drawing/car-file-name.ts'
import { StaticHtml } from '../static-html/static-html.tsx'
import styles from './car-gallery.module.css'

export type PaintedCar = {
  /** "Midnight black, available now" */
  label: string
  paint: RangeCar['paint']
}

export type CarGalleryProps = {
  picture: CarPictureProps & RangeCar
  /** "Colours in stock" */
  legend: string
  /** The first is the drawing's own; at most six in all. */
  colours: readonly PaintedCar[]
}

/**
 * A drawing with the colours the car can be had in: choosing one shows the drawing in it. The choice
 * is a set of radio buttons and their pictures, which need no script; a picture loads when it is
 * first shown.
 */
export function CarGallery({ picture, legend, colours }: CarGalleryProps) {
  return (
    <StaticHtml as="fieldset" className={styles.gallery}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.pictures}>
        {colours.map(({ label, paint }, at) => (
          <CarPicture
            key={label}
            {...picture}
            paint={paint}
            alt={at === 0 ? picture.alt : `${picture.alt}: ${label}`}
            isFirst={at === 0}
          />
        ))}
      </div>
      <div className={styles.colours}>
        {colours.map(({ label, paint }, at) => (
          <label key={label} className={styles[paint]}>
            <input type="radio" name="paint" defaultChecked={at === 0} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </StaticHtml>
  )
}

export type Photograph = { url: string; alt: string }

/** Photographs in a row that scrolls sideways. */
export function PhotoStrip({
  label,
  pictures,
}: {
  label: string
  pictures: readonly Photograph[]
}) {
  return (
    // A part that scrolls must be reachable with the keyboard alone.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.photos} tabIndex={0} role="region" aria-label={label}>
      {pictures.map(({ url, alt }, at) => (
        <img
          key={url}
          src={url}
          alt={alt}
          width={960}
          height={540}
          loading={at === 0 ? undefined : 'lazy'}
          decoding="async"
        />
      ))}
    </div>
  )
}
