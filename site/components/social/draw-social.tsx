import { readFile } from 'node:fs/promises'
import { ImageResponse } from 'next/og'
import { drawCar } from '#site/ui/car-drawing/draw-car.ts'
import { paintColours } from '#site/ui/car-drawing/paint-colours.ts'
import { type SocialPicture, socialSize } from './social-picture.ts'

/** The page's own colours: what is shared has one look, whatever scheme it is seen in. */
const paper = '#fbfaf6'
const ink = '#14201d'
const soft = '#55605b'
const ownAccent = '#f2b233'

/** The two weights of the picture, as static files: its renderer knows no variable fonts. */
const fontFiles = {
  500: new URL('../../fonts/social/instrument-sans-latin-500-normal.woff', import.meta.url),
  700: new URL('../../fonts/social/instrument-sans-latin-700-normal.woff', import.meta.url),
} as const

async function fonts() {
  return Promise.all(
    ([500, 700] as const).map(async (weight) => ({
      name: 'Instrument Sans',
      weight,
      style: 'normal' as const,
      data: await readFile(fontFiles[weight]),
    })),
  )
}

const dataUrl = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`

/** The lark of the logo, which as a component takes its colours from a style sheet. */
const lark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="none" stroke="${ink}" stroke-width="2.4" stroke-linecap="round" d="M2 36C10 35 17 31 21 24"/><path fill="${ownAccent}" d="M11 5C18 6 24 10 27 17L18 21C13 17 11 11 11 5Z"/><path fill="${ink}" d="M8 20C13 23 18 22.5 22 20C24 14 29 11 33 12L38.5 14.5L34 17C33.5 24 27 28.5 19.5 27C14.5 26 10.5 23.5 8 20Z"/></svg>`

/** Whose picture it is: its name, our mark or a stripe of its own colour. */
type Look = { name: string; hasMark: boolean; accent: string | null }

/** Draws a picture as PNG: the car on its ground, and beside it the words with the price. Rules D-63, E-29. */
export async function drawSocial(shown: SocialPicture, look: Look): Promise<Buffer> {
  const picture = new ImageResponse(<Layout shown={shown} look={look} />, {
    ...socialSize,
    fonts: await fonts(),
  })
  return Buffer.from(await picture.arrayBuffer())
}

/** Laid out by the renderer's own rules, which know styles alone. */
function Layout({ shown, look }: { shown: SocialPicture; look: Look }) {
  const ground = paintColours[shown.drawing.paint].light
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        padding: '48px 56px',
        color: ink,
        background: paper,
        fontFamily: 'Instrument Sans',
        fontWeight: 500,
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', fontSize: 34, fontWeight: 700 }}>
        {look.hasMark ? (
          <img src={dataUrl(lark)} width={56} height={56} alt="" style={{ marginRight: 14 }} />
        ) : (
          <div
            style={{
              width: 14,
              height: 44,
              marginRight: 18,
              background: look.accent ?? ownAccent,
            }}
          />
        )}
        {look.name}
      </div>
      <div style={{ display: 'flex', flexGrow: 1, marginTop: 28 }}>
        <div style={{ display: 'flex', flexDirection: 'column', width: 600, marginRight: 28 }}>
          <div style={{ fontSize: 50, fontWeight: 700, lineHeight: 1.1 }}>{shown.name}</div>
          <div style={{ marginTop: 8, fontSize: 27, lineHeight: 1.25, color: soft }}>
            {shown.about}
          </div>
          {shown.price ? (
            <div style={{ display: 'flex', alignItems: 'flex-end', marginTop: 34 }}>
              <span style={{ fontSize: 80, lineHeight: 1, fontWeight: 700, letterSpacing: -2 }}>
                {shown.price.monthly}
              </span>
              <span style={{ marginLeft: 14, marginBottom: 6, fontSize: 27, whiteSpace: 'nowrap' }}>
                {shown.price.unit}
              </span>
            </div>
          ) : null}
          <div style={{ display: 'flex', flexDirection: 'column', marginTop: 10, fontSize: 26 }}>
            {shown.lines.map((line) => (
              <span key={line} style={{ marginTop: 8, lineHeight: 1.3 }}>
                {line}
              </span>
            ))}
          </div>
        </div>
        <div
          style={{
            position: 'relative',
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'center',
            width: 460,
            height: 400,
            borderRadius: 12,
          }}
        >
          <div
            style={{
              position: 'absolute',
              top: 0,
              left: 0,
              width: 460,
              height: 400,
              borderRadius: 12,
              background: ground,
              opacity: 0.28,
            }}
          />
          <img src={dataUrl(drawCar(shown.drawing))} width={440} height={185} alt="" />
        </div>
      </div>
    </div>
  )
}
