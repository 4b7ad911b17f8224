/** Abarth to BYD; the columns are those of classes.ts. */
export const audiToBmwRows = `
abarth.500e city 367 152 232 76 cowl:64,106 top:140,143 nose:8,86 peak:160,95 tail:38,132 lip:4,88 soft:16,26 glass:70,52 waist:100,104 twodoors eye:bug rear:oval spoiler gape blackmirror rim:4 arch:line strip
abarth.500e:convertible abarth.500e = = = = cap:canvas
abarth.600e crossover 418 150 256 84 cowl:96,108 top:176,146 nose:10,92 peak:180,95 soft:16,26 eye:bug rear:oval spoiler cap:black gape blackmirror rim:4 -clad arch:line tail:40,138
alfa-romeo.junior crossover 417 150 256 85 cowl:104,107 top:186,144 tail:36,136 lip:5,100 glass:60,52 kick:40,12 eye:split mask grille:shield rear:cee cap:black rim:3 soft:20,16 crease hiddenhandles
alfa-romeo.tonale suv 452 160 264 91 tail:42,146 nose:10,96 eye:pixel mask grille:shield rear:bar glass:64,44 kick:40,8 -rails rim:3 round:26,18 crease
alfa-romeo.giulia saloon 464 143 282 78 cowl:140,97 nose:10,78 boot:64,106 tail:130,132 glass:112,92 kick:14,5 eye:slim grille:shield rear:slim rim:3 swoop end:round round:26,24
alfa-romeo.stelvio suv 468 167 282 80 cowl:134,112 nose:10,100 tail:52,148 back:24,128 glass:70,48 kick:36,10 eye:slim grille:shield rear:slim rim:3 -rails swoop round:28,20
alpine.a110 sports 418 125 242 92 nose:10,62 cowl:104,86 bonnet:52,80 top:172,120 peak:196,100 tail:150,117 back:74,104 boot:26,92 lip:6,88 glass:118,92 eye:round rear:cee arch:line swoop round:30,24 rim:2
alpine.a290 supermini 399 152 253 80 nose:6,92 cowl:96,103 tail:24,142 lip:2,94 glass:52,36 ends:56,52 tyre:33,72 eye:stacked rear:tall grille:slim blackspoiler cap:black arch:square gape rim:4 soft:8,12 blackmirror hiddenhandles
alpine.a390 coupesuv 462 152 271 92 nose:10,92 cowl:112,108 tail:96,138 eye:bar rear:bar boot:14,110 lightbar cap:black -clad arch:line flush fin rim:4
audi.a1 supermini 402 141 256 80 nose:8,82 cowl:104,97 tail:40,130 lip:3,94 glass:54,60 kick:10,1 eye:wedge grille:big rear:block cap:black arch:line soft:14,16 spoiler
audi.a3 hatch 435 143 263 86 nose:8,82 cowl:118,97 tail:40,132 glass:64,46 kick:26,6 eye:hook grille:big rear:el crease arch:line chromeline posts:0,104
audi.a3:saloon saloon 450 142 263 86 nose:8,82 cowl:118,97 boot:62,108 tail:126,132 eye:hook grille:big rear:el crease arch:line chromeline glass:104,78
audi.a5 fastback 483 144 290 86 nose:9,82 cowl:132,98 boot:22,110 tail:128,135 glass:96,70 eye:slim grille:big rear:slim chrome arch:line rim:4 posts:0,112
audi.a5:estate estate 483 146 290 86 nose:9,82 cowl:132,98 tail:56,134 back:24,118 glass:66,44 eye:slim grille:big rear:slim chrome arch:line rim:4 dog
audi.a6 bigsaloon 500 146 292 92 nose:9,84 cowl:142,99 boot:64,112 eye:split grille:big rear:bar chrome arch:line rim:1 glass:100,70
audi.a6:estate estate 499 147 292 92 nose:9,84 cowl:142,99 tail:60,135 back:26,118 glass:68,46 eye:split grille:big rear:bar chrome arch:line rim:1
audi.a6-e-tron fastback 493 149 295 90 nose:12,82 cowl:124,104 bonnet:60,97 boot:14,108 tail:110,140 glass:84,52 eye:split grille:low rear:bar float cap:black painted flush rim:3 posts:0,110 sill:17,36
audi.a6-e-tron:estate estate 493 152 295 90 nose:12,82 cowl:124,104 bonnet:60,97 tail:44,138 back:18,116 glass:58,36 eye:split grille:low rear:bar float painted flush rim:3 sill:17,36
audi.q2 crossover 420 152 260 83 nose:6,96 tail:40,140 glass:66,46 eye:square grille:big rear:block rearblade arch:square crease posts:0,0 end:sharp rim:1
audi.q3 suv 453 159 268 88 nose:7,101 tail:42,144 lip:4,104 glass:60,40 kick:36,7 eye:split grille:big rear:el arch:line chromeline round:20,18 rim:1
audi.q4-e-tron suv 459 163 276 86 nose:10,101 cowl:104,112 tail:44,146 back:18,124 glass:62,40 kick:34,8 eye:square grille:mask rear:bar flush arch:line blade rim:3
audi.q5 suv 472 166 282 90 nose:8,103 cowl:128,113 tail:44,150 glass:60,40 eye:slim grille:big rear:slim chromeline arch:line swoop rim:1 posts:0,116 crease
audi.q6-e-tron suv 477 167 290 88 nose:8,104 cowl:112,115 tail:42,150 glass:62,42 kick:20,6 eye:split grille:mask rear:bar float painted arch:square rim:4 -rails
audi.q7 bigsuv 507 174 300 96 nose:8,110 cowl:138,119 tail:46,158 back:18,130 glass:62,42 eye:wedge grille:big rear:slim chrome -clad blade rim:1 posts:0,130
audi.q8 coupesuv 500 171 300 96 nose:7,110 cowl:134,120 waist:118,122 tail:92,156 back:44,138 boot:12,122 glass:76,48 eye:wedge grille:big rear:bar chrome arch:round tyre:40,76 rim:4 ends:68,66 lamps:96,112
audi.e-tron-gt fastback 499 140 290 92 nose:10,78 cowl:142,94 bonnet:70,92 boot:18,108 back:80,122 tail:150,130 glass:112,92 waist:92,100 eye:slim grille:mask rear:bar arch:round -clad tyre:36,76 vent rim:3 flush posts:0,0
bmw.1-series hatch 436 146 267 84 nose:6,84 cowl:124,99 tail:42,134 glass:56,40 kick:22,9 eye:wedge grille:kidney rear:el posts:0,98 spoiler rim:4 ends:54,46
bmw.2-series coupe 454 139 274 80 nose:8,82 cowl:146,97 boot:54,108 tail:136,130 glass:106,78 kick:22,8 eye:square grille:kidney rear:el arch:line crease rim:4
bmw.2-series:sports bmw.2-series 458 140 275 82 gape vent ducktail arch:round
bmw.2-series:saloon saloon 455 144 267 84 nose:8,82 cowl:124,98 boot:44,110 tail:112,134 glass:90,66 kick:20,8 eye:wedge grille:kidney rear:slim rim:4
bmw.2-series:mpv mpv 438 158 267 82 nose:7,96 cowl:104,110 tail:34,148 glass:40,32 kick:22,9 eye:wedge grille:kidney rear:el -slidingdoor tyre:34,68 rim:4 sill:18,33 lamps:80,100
bmw.3-series saloon 471 144 285 78 nose:8,81 cowl:142,98 boot:68,108 tail:138,133 glass:106,78 kick:24,10 eye:wedge grille:kidney rear:el crease rim:1 chromeline
bmw.3-series:estate estate 471 146 285 78 nose:8,81 cowl:142,98 tail:42,136 glass:54,36 kick:24,10 eye:wedge grille:kidney rear:el crease rim:1 dog
bmw.4-series coupe 477 139 285 82 nose:6,82 cowl:148,97 boot:44,106 tail:146,130 glass:104,72 kick:22,8 eye:slim grille:kidney rear:el crease rim:4 gape
bmw.4-series:convertible convertible 477 138 285 82 nose:6,82 cowl:148,97 eye:slim grille:kidney rear:el crease rim:4 gape
bmw.4-series:hatchback fastback 478 144 286 82 nose:6,82 cowl:142,98 boot:24,110 tail:124,136 glass:90,60 kick:24,9 eye:slim grille:kidney rear:el rim:4 gape
bmw.4-series:sports bmw.4-series 479 139 286 82 vent ducktail arch:round cap:black
bmw.5-series bigsaloon 506 151 300 90 nose:7,86 cowl:148,101 boot:66,112 tail:132,141 glass:108,84 kick:18,8 eye:wedge grille:kidney rear:slim rim:3 blade flush
bmw.5-series:estate estate 506 151 300 90 nose:7,86 cowl:148,101 tail:42,141 glass:54,34 kick:28,10 eye:wedge grille:kidney rear:slim rim:3 blade flush
bmw.7-series bigsaloon 539 154 322 90 nose:5,94 cowl:156,104 boot:74,114 tail:150,145 glass:118,94 kick:18,8 eye:split grille:kidney rear:slim rim:2 chrome flush ends:60,56 lamps:80,98
bmw.i4 bmw.4-series:hatchback 478 145 286 82 blade rim:3 -gape boot:20,111
bmw.i5 bmw.5-series 506 152 300 90 painted lightbar rim:3
bmw.i5:estate bmw.5-series:estate 506 152 300 90 painted lightbar rim:3
bmw.i7 bmw.7-series 539 155 322 90 painted blade rim:3 cap:black
bmw.ix bigsuv 496 170 300 86 nose:7,108 cowl:118,120 tail:48,156 glass:70,58 kick:16,6 eye:slim grille:kidney painted rear:slim arch:square flush -rails float rim:3
bmw.ix1 bmw.x1 450 162 269 84 painted blade rim:3
bmw.ix2 bmw.x2 456 157 269 84 painted blade rim:3 -ducktail
bmw.ix3 suv 478 164 290 84 nose:3,104 cowl:112,114 tail:36,152 glass:56,38 kick:18,8 eye:stacked grille:tall rear:el flush arch:square lightbar rim:4 -rails ends:72,62
bmw.x1 suv 450 164 269 84 nose:5,104 cowl:120,113 tail:32,152 glass:48,34 kick:22,9 eye:wedge grille:kidney rear:el rim:1 posts:0,108
bmw.x2 coupesuv 456 159 269 84 nose:5,103 cowl:118,112 tail:96,148 boot:12,113 glass:74,50 kick:18,7 eye:square grille:kidney rear:el rim:1 arch:square ducktail
bmw.x3 suv 476 166 286 80 nose:5,106 cowl:132,115 tail:38,152 glass:56,36 kick:24,9 eye:square grille:kidney rear:el rim:4 posts:0,112 arch:square flush
bmw.x5 bigsuv 494 177 298 86 nose:6,114 cowl:140,122 tail:34,162 glass:54,36 kick:26,10 eye:wedge grille:kidney rear:slim rim:1 posts:0,116
bmw.x6 coupesuv 494 170 298 86 nose:6,112 cowl:138,120 waist:118,124 tail:108,156 boot:12,120 back:56,140 glass:86,52 kick:22,8 eye:wedge grille:kidney rear:slim rim:4 tyre:40,76 ends:70,66 lamps:97,114 ducktail swoop
bmw.x7 bigsuv 518 184 310 90 nose:5,118 cowl:142,125 tail:28,172 glass:46,34 kick:26,10 eye:split grille:kidney rear:slim chrome rim:2 posts:0,132 brightgrille
bmw.xm bigsuv 511 176 310 90 nose:4,118 cowl:136,123 tail:56,156 back:22,132 glass:72,54 kick:20,8 eye:split grille:kidney rear:el arch:square cap:black blackmirror belt -rails rim:4 gape
bmw.z4 roadster 432 130 247 82 nose:8,76 cowl:164,94 top:202,126 eye:stacked grille:kidney rear:slim ducktail vent rim:4
byd.dolphin-surf city 399 159 250 78 nose:6,86 cowl:86,108 top:160,150 tail:30,144 lip:5,98 glass:54,64 kick:0,0 eye:arrow rear:bar cap:black -twodoors spoiler end:sharp crease rim:3 tyre:31,66 waist:103,112
byd.dolphin supermini 429 157 270 84 nose:10,88 cowl:92,106 top:178,150 tail:34,144 glass:54,44 kick:34,14 float eye:drop rear:bar rim:3 twotone round:28,20
byd.atto-2 crossover 431 168 262 84 nose:6,100 tail:32,156 glass:48,34 eye:square rear:bar rails float rim:3 arch:square
byd.atto-3 suv 446 162 272 86 nose:8,99 cowl:108,111 tail:42,148 glass:62,56 kick:20,6 rearblade eye:slim lightbar rear:bar rim:3 posts:0,0 -clad twotone
byd.seal fastback 480 146 292 90 nose:10,76 cowl:118,100 boot:18,108 back:72,126 tail:126,139 glass:90,62 eye:drop rear:bar smoothchin flush rim:3 ducktail cap:black round:30,26
byd.seal-6-dm-i saloon 484 150 279 96 nose:10,80 cowl:124,101 boot:54,110 tail:128,139 glass:92,64 eye:drop grille:slim rear:bar rim:3 round:28,24
byd.seal-6-dm-i:estate estate 484 151 279 96 nose:10,80 cowl:124,101 tail:44,139 glass:54,36 eye:drop grille:slim rear:bar rim:3 round:28,24
byd.seal-u-dm-i suv 478 167 277 92 nose:8,100 cowl:118,113 tail:40,150 glass:54,36 eye:slim grille:big rear:bar brightgrille rim:1 chromeline posts:0,112 float
byd.sealion-7 coupesuv 483 162 293 90 nose:10,96 cowl:112,112 tail:80,148 boot:12,112 back:40,132 glass:72,50 eye:drop rear:bar smoothchin flush ducktail rim:3 -clad round:30,22
`
