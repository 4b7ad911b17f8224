'use no memo'

import { carDrawingSize } from './car-drawing-size.ts'
import { carFileAddress, type CarDrawing } from './car-file-name.ts'
import styles from './car-picture.module.css'

export type CarPictureProps = CarDrawing & {
  /** "Drawing of a hatchback", or empty beside a name that says it. */
  alt: string
  /** The first pictures of a page are not lazy. */
  isFirst?: boolean
  /** Without the ground the car stands on the page itself. */
  hasGround?: boolean
}

/** A drawn car on a ground tinted by its paint. */
export function CarPicture({ alt, isFirst = false, hasGround = true, ...car }: CarPictureProps) {
  const picture = (
    <img
      src={carFileAddress(car)}
      alt={alt}
      width={carDrawingSize.width}
      height={carDrawingSize.height}
      loading={isFirst ? undefined : 'lazy'}
      decoding="async"
    />
  )
  return hasGround ? (
    <div className={`${styles.ground} ${styles[car.paint]}`}>{picture}</div>
  ) : (
    picture
  )
}
