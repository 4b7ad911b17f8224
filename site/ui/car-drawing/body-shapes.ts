/**
 * Side views, nose to the right, one unit to the centimetre, wheels standing on y = 214.
 * Keeping to one scale is what makes a van a van beside a hatchback.
 */
export type BodyShape = {
  /** The painted body, clockwise from the rear bumper. */
  outline: string
  /** Everything seen through or reflected by glass. */
  glass: string
  /** Blacked-out pillars between the windows, as strokes. */
  pillars: string
  /** Where the first tone of shadow begins; closed below the car. */
  shade: string
  /** Where the second tone begins, or the black cladding of a car made for tracks. */
  sill: string
  isClad?: boolean
  /** Shut lines of doors, bonnet and tailgate. */
  seams: string
  /** Left end of each door handle. */
  handles: readonly (readonly [x: number, y: number])[]
  /** The gleam along the shoulder. */
  gleam: string
  headlamp: string
  tailLamp: string
  /** Top left corner of the diagonal light in the glass. */
  lightAt: readonly [x: number, y: number]
  wheels: { rear: number; front: number; radius: number }
  mirror: readonly [x: number, y: number]
  chargePort: readonly [x: number, y: number]
  /** The foremost point, where the air intake is. */
  noseX: number
  /** Where a lark may rest. */
  perch: readonly [x: number, y: number]
  /** Drawn behind the body: roof rails, ladders, seats. */
  behind?: string
  /** Drawn in front of the body. */
  inFront?: string
  /** Drawn inside the glass. */
  inside?: string
}

/** Roof rails, of a grey that is seen against paper and against the dark scheme alike. */
const rail = (d: string) =>
  `<path d="${d}" fill="none" stroke="#78837e" stroke-width="4" stroke-linecap="round"/>`

export const bodyShapes = {
  hatchback: {
    outline:
      'M93 195C81 195 77 187 77 172C76 152 79 137 84 122C90 103 98 85 112 75C120 69 142 66 172 64C232 61 284 67 314 81C338 94 358 106 372 112C412 115 452 121 471 133C483 141 489 152 489 168C489 187 485 195 474 195Z',
    glass:
      'M128 113C134 98 142 84 156 78C206 71 262 72 298 85C320 94 338 105 348 112C285 116 190 117 128 113Z',
    pillars: 'M178 70L166 120M246 70L250 120',
    shade: 'M60 147C150 153 330 152 500 146V220H60Z',
    sill: 'M60 181C200 177 340 177 500 183V220H60Z',
    seams:
      'M250 116C254 140 254 165 248 186M166 116C156 130 170 150 182 158M352 112C360 140 362 165 352 186M248 186H352M182 158C188 172 194 184 206 186H248',
    handles: [
      [222, 131],
      [318, 131],
    ],
    gleam: 'M84 132C180 138 350 136 462 136',
    headlamp: 'M450 138C464 136 474 141 481 151C470 153 456 150 446 145Z',
    tailLamp: 'M80 122C90 121 98 124 101 132C98 143 88 148 74 147Z',
    lightAt: [206, 60],
    wheels: { rear: 150, front: 409, radius: 34 },
    mirror: [338, 108],
    chargePort: [112, 138],
    perch: [232, 64],
    noseX: 489,
  },
  saloon: {
    outline:
      'M62 195C50 195 46 187 45 171C44 148 46 127 52 115C70 110 96 107 120 107C147 92 176 77 216 72C262 68 306 72 336 85C357 95 379 108 395 114C432 117 476 123 498 137C511 146 516 158 516 172C516 187 512 195 500 195Z',
    glass:
      'M142 110C164 94 190 82 220 78C262 74 300 77 324 88C344 98 360 107 370 114C300 118 205 116 142 110Z',
    pillars: 'M188 80L178 120M266 70L272 120',
    shade: 'M30 146C150 153 340 152 530 147V220H30Z',
    sill: 'M30 181C200 177 360 177 530 183V220H30Z',
    seams:
      'M272 116C275 140 275 165 270 186M178 115C168 130 180 150 192 160C198 174 204 184 214 186H370M370 114C379 140 381 165 370 186',
    handles: [
      [244, 131],
      [340, 131],
    ],
    gleam: 'M58 129C180 137 360 136 488 137',
    headlamp: 'M470 137C486 135 499 141 507 151C494 154 476 150 466 144Z',
    tailLamp: 'M49 122C62 121 78 124 86 131C78 138 62 140 46 138Z',
    lightAt: [226, 62],
    wheels: { rear: 148, front: 435, radius: 34 },
    mirror: [356, 109],
    chargePort: [108, 131],
    perch: [84, 108],
    noseX: 516,
  },
  estate: {
    outline:
      'M62 195C50 195 46 187 45 171C44 148 48 131 54 115C62 97 74 79 92 73C130 67 200 66 242 67C290 68 316 75 336 85C357 95 379 108 395 114C432 117 476 123 498 137C511 146 516 158 516 172C516 187 512 195 500 195Z',
    glass:
      'M80 110C86 97 94 86 104 82C150 75 290 72 324 88C344 98 360 107 370 114C300 118 165 117 80 110Z',
    pillars: 'M176 72L184 120M266 70L272 120',
    shade: 'M30 146C150 153 340 152 530 147V220H30Z',
    sill: 'M30 181C200 177 360 177 530 183V220H30Z',
    seams:
      'M272 116C275 140 275 165 270 186M184 116C180 132 186 150 194 160C199 174 204 184 214 186H370M370 114C379 140 381 165 370 186',
    handles: [
      [244, 131],
      [340, 131],
    ],
    gleam: 'M58 131C180 138 360 136 488 137',
    headlamp: 'M470 137C486 135 499 141 507 151C494 154 476 150 466 144Z',
    tailLamp: 'M51 124C60 123 68 127 72 134C68 144 58 148 46 147Z',
    lightAt: [226, 62],
    wheels: { rear: 148, front: 435, radius: 34 },
    mirror: [356, 109],
    chargePort: [112, 135],
    perch: [210, 66],
    behind: rail('M112 69C118 62 126 61 140 61L272 62C282 62 290 66 294 71'),
    // The dog comes too.
    inside:
      '<path d="M108 118C108 104 113 97 121 96C120 91 123 87 128 88C131 84 141 85 144 91L153 94C154 99 149 102 143 102C143 108 146 112 147 118Z" fill="#6b5a45"/><path d="M124 89C120 93 119 99 121 104C125 103 128 97 128 91Z" fill="#4a3d2e"/><circle cx="139" cy="92.5" r="1.4" fill="#12181a"/>',
    noseX: 516,
  },
  suv: {
    outline:
      'M68 190C56 190 52 182 52 166C51 140 53 120 58 104C64 80 72 62 90 55C140 46 252 45 296 51C328 57 350 74 368 91L384 99C426 100 470 103 490 112C502 118 507 130 508 148L509 168C509 182 504 190 492 190Z',
    glass:
      'M80 101C85 82 92 69 104 65C150 58 254 57 289 62C315 67 335 82 351 98L354 104C264 107 160 106 80 101Z',
    pillars: 'M168 56L162 110M256 54L260 110',
    shade: 'M40 140C150 147 340 146 520 139V220H40Z',
    sill: 'M40 170C120 166 190 172 240 172C330 172 440 162 520 170V220H40Z',
    isClad: true,
    seams:
      'M260 105C263 130 263 155 258 172M162 105C154 122 166 142 180 150C188 164 192 170 196 172M350 104C360 130 362 155 352 172',
    handles: [
      [230, 122],
      [326, 122],
    ],
    gleam: 'M66 119C180 126 350 122 470 113',
    headlamp: 'M474 117C489 117 499 122 503 131L505 138C490 138 476 134 468 127Z',
    tailLamp: 'M58 112C68 112 77 116 80 124C76 133 66 136 54 135Z',
    lightAt: [216, 48],
    wheels: { rear: 146, front: 420, radius: 38 },
    mirror: [338, 99],
    chargePort: [100, 124],
    perch: [262, 43],
    behind: rail('M108 53C112 45 120 43 132 43L270 43C282 43 290 46 296 52'),
    noseX: 509,
  },
  mpv: {
    outline:
      'M65 195C54 195 50 187 50 170C50 138 52 110 58 87C64 61 76 46 97 42C150 35 252 34 287 40C327 48 367 75 398 104C432 107 476 117 496 135C508 147 512 160 512 174C512 187 508 195 497 195Z',
    glass:
      'M72 102C76 80 84 63 99 58C150 51 247 50 280 55C312 62 344 84 370 108C262 112 150 110 72 102Z',
    pillars: 'M166 46L166 116M254 46L260 116M318 60L346 116',
    shade: 'M40 146C150 153 340 152 520 146V220H40Z',
    sill: 'M40 181C200 177 340 177 520 183V220H40Z',
    seams:
      'M260 110C264 136 264 162 258 186M166 108C162 130 178 150 190 160C196 174 202 184 212 186H366M372 108C380 136 382 165 366 186M64 130H158',
    handles: [
      [268, 130],
      [226, 130],
    ],
    gleam: 'M60 122C180 134 350 134 478 131',
    headlamp: 'M456 130C474 128 488 136 498 147C484 150 464 144 450 138Z',
    tailLamp: 'M56 98C63 100 68 106 69 116C69 124 66 130 62 132L53 132C53 120 54 108 56 98Z',
    lightAt: [208, 42],
    wheels: { rear: 146, front: 430, radius: 34 },
    mirror: [362, 106],
    chargePort: [98, 144],
    perch: [186, 37],
    // A balloon on the way home from a party.
    inside:
      '<path d="M126 92C114 86 112 68 126 65C140 68 138 86 126 92ZM126 92C124 100 129 106 126 116" fill="#d8604f" stroke="#d8604f" stroke-width="1.2"/>',
    noseX: 512,
  },
  sports: {
    outline:
      'M75 192C64 192 60 184 60 168C60 152 63 141 71 133C96 123 122 117 146 108C177 94 207 86 246 85C292 84 322 97 350 117C382 118 410 115 435 121C464 127 488 140 497 157C502 169 503 179 500 186C499 190 496 192 490 192Z',
    glass: 'M184 113C204 99 224 93 250 92C284 91 308 102 328 118C282 121 230 120 184 113Z',
    pillars: 'M232 86L222 122',
    shade: 'M50 150C150 160 330 160 510 150V220H50Z',
    sill: 'M50 180C200 178 350 178 510 182V220H50Z',
    seams: 'M222 120C216 140 218 166 228 184H336C346 166 346 140 330 119M380 120L372 134',
    handles: [[232, 135]],
    gleam: 'M84 134C190 146 350 142 476 138',
    headlamp: 'M452 130C466 130 476 136 480 145C470 149 456 145 448 138Z',
    tailLamp: 'M66 140C80 138 94 140 102 145C94 150 78 152 62 150Z',
    lightAt: [248, 80],
    wheels: { rear: 146, front: 412, radius: 35 },
    mirror: [316, 113],
    chargePort: [368, 152],
    perch: [262, 85],
    behind:
      '<path d="M64 116C76 111 98 110 114 112L117 120C98 118 80 120 67 125ZM84 117H94L99 134H87Z" fill="#1b2422"/>',
    inFront:
      '<path d="M196 138C188 142 184 150 186 160L204 152C204 146 202 140 196 138Z" fill="#1b2422"/>',
    noseX: 502,
  },
  coupe: {
    outline:
      'M62 195C50 195 46 187 45 170C45 150 48 136 54 125C78 117 100 112 124 105C157 87 196 77 242 76C287 75 317 86 342 100C354 107 364 112 375 116C422 118 476 124 499 140C511 150 516 160 516 172C516 187 512 195 500 195Z',
    glass: 'M152 110C180 93 212 84 246 83C284 82 308 92 328 103L350 116C280 120 208 118 152 110Z',
    pillars: 'M228 78L216 122',
    shade: 'M30 148C150 157 340 156 530 149V220H30Z',
    sill: 'M30 181C200 178 360 178 530 183V220H30Z',
    seams: 'M216 118C210 140 212 168 222 186H366C376 165 374 140 352 116',
    handles: [[230, 133]],
    gleam: 'M62 132C180 143 360 140 486 139',
    headlamp: 'M468 138C486 137 500 144 508 154C494 156 476 152 464 146Z',
    tailLamp: 'M52 132C70 130 88 132 96 138C86 144 66 146 48 144Z',
    lightAt: [244, 72],
    wheels: { rear: 148, front: 435, radius: 35 },
    mirror: [336, 112],
    chargePort: [110, 132],
    perch: [252, 76],
    noseX: 516,
  },
  convertible: {
    outline:
      'M80 195C69 195 65 187 65 171C65 152 68 139 74 129C96 121 124 117 158 119C166 126 176 128 190 128H318C334 128 344 124 354 118C396 118 452 124 477 139C491 148 496 159 496 172C496 187 492 195 481 195Z',
    glass: 'M306 82L314 80C330 92 346 106 358 119L330 127C326 110 318 96 306 82Z',
    pillars: 'M307 81C328 94 346 108 358 120',
    shade: 'M50 150C150 158 330 157 510 150V220H50Z',
    sill: 'M50 181C200 178 340 178 510 183V220H50Z',
    seams: 'M212 129C206 146 208 170 216 186H342C350 166 350 142 338 126',
    handles: [[222, 139]],
    gleam: 'M82 134C190 146 350 142 468 140',
    headlamp: 'M452 139C468 138 480 144 486 154C474 156 458 152 448 146Z',
    tailLamp: 'M72 136C86 134 98 137 104 142C96 149 82 150 67 149Z',
    lightAt: [318, 78],
    wheels: { rear: 146, front: 408, radius: 34 },
    mirror: [342, 121],
    chargePort: [112, 138],
    perch: [125, 112],
    behind:
      '<path d="M104 124C104 114 116 110 136 111C154 112 166 118 174 130H104Z" fill="#2d2a33"/><path d="M202 140L195 112C194 105 198 102 205 102C212 102 216 105 217 112L223 140ZM258 140L251 112C250 105 254 102 261 102C268 102 272 105 273 112L279 140Z" fill="#8a5a38"/><path d="M199 98L209 97M255 98L265 97" stroke="#744a2d" stroke-width="10" stroke-linecap="round"/><path d="M302 140L295 112" stroke="#1b2422" stroke-width="5" stroke-linecap="round"/>',
    noseX: 496,
  },
  van: {
    outline:
      'M41 195C34 195 31 191 31 183V50C31 32 37 24 53 22C160 18 322 18 354 22C386 26 414 52 442 97C472 102 507 112 519 130C529 144 532 160 532 176C532 189 527 195 517 195Z',
    glass: 'M326 100V56C326 48 330 44 338 44L362 45C384 56 402 76 416 102C386 105 350 104 326 100Z',
    pillars: 'M384 48L398 112',
    shade: 'M20 132C150 137 360 138 540 140V220H20Z',
    sill: 'M20 183C200 180 360 180 540 184V220H20Z',
    seams:
      'M310 34V186M190 34V160C192 176 198 184 208 186H408C414 160 426 130 418 104M31 60H40M40 34V186',
    handles: [
      [290, 122],
      [336, 122],
    ],
    gleam: 'M44 112H300',
    headlamp: 'M484 124C504 122 518 132 524 150C508 152 492 142 482 132Z',
    tailLamp: 'M31 108H40V150H31Z',
    lightAt: [352, 40],
    wheels: { rear: 122, front: 438, radius: 36 },
    mirror: [410, 98],
    chargePort: [462, 126],
    perch: [484, 108],
    behind:
      '<path d="M80 22V14M180 20V12M280 20V12M60 12H320" stroke="#3a4442" stroke-width="3" stroke-linecap="round"/><path d="M70 9H330M70 3H330M92 3V9M118 3V9M144 3V9M170 3V9M196 3V9M222 3V9M248 3V9M274 3V9M300 3V9" stroke="#c9a25a" stroke-width="2.5"/>',
    inFront: '<path d="M52 116H300" stroke="#00000033" stroke-width="3"/>',
    noseX: 532,
  },
} satisfies Record<string, BodyShape>

export type CarBody = keyof typeof bodyShapes
