/** Mazda to Mini; the columns are those of classes.ts. */
export const mazdaToMiniRows = `
mazda.mazda2-hybrid supermini 394 150 256 76 nose:12,82 cowl:94,103 tail:36,138 glass:58,40 eye:slim rear:oval painted grille:shield rim:5 round:26,20 posts:0,0 quarter
mazda.mazda3 hatch 446 144 273 92 nose:8,81 cowl:136,98 top:202,137 tail:60,134 back:18,112 peak:196,95 glass:82,62 kick:2,4 end:round eye:slim rear:round grille:shield rim:1 posts:0,0 soft:22,30 lamps:69,88
mazda.mazda3:saloon saloon 466 144 273 92 nose:8,81 cowl:136,98 boot:56,107 tail:124,134 glass:94,68 kick:20,6 eye:slim rear:round grille:shield rim:1
mazda.6e fastback 492 149 290 92 nose:12,82 cowl:128,100 boot:14,108 back:78,126 tail:130,139 glass:96,62 eye:slim rear:bar grille:shield painted flush rim:3 ducktail
mazda.cx-30 crossover 440 154 266 92 nose:8,92 cowl:130,105 tail:50,140 back:18,118 glass:66,44 kick:20,6 eye:slim rear:round grille:shield rails rim:1 lamps:82,98 sill:22,46
mazda.cx-5 suv 469 168 282 94 nose:7,101 cowl:130,112 tail:38,152 glass:52,36 eye:slim rear:slim grille:shield rim:1 -rails brightgrille kick:12,5
mazda.cx-60 suv 475 168 287 82 nose:3,107 cowl:142,114 tail:40,154 glass:54,38 kick:10,4 eye:square rear:el grille:shield gill rim:2 chromeline round:12,18
mazda.cx-80 bigsuv 500 171 312 82 nose:3,108 cowl:142,115 tail:34,160 glass:44,30 eye:square rear:el grille:shield gill rim:2 chrome posts:0,138 round:12,18 lamps:90,108 waist:110,112
mazda.mx-5 roadster 392 123 231 76 nose:14,68 cowl:130,90 bonnet:66,86 top:158,121 lip:6,90 boot:66,97 eye:slim rear:round rim:1 round:30,22 lamps:62,80 swoop arch:line ends:44,48
mazda.mx-5:sports sports 392 124 231 76 nose:14,68 cowl:130,90 bonnet:66,86 top:178,117 tail:142,116 peak:176,80 back:96,106 boot:70,98 lip:6,90 glass:126,112 waist:88,94 eye:slim rear:round rim:1 round:30,22 lamps:62,80 swoop arch:line twodoors cap:black
mercedes-benz.a-class hatch 442 144 273 84 nose:12,79 cowl:112,98 tail:46,134 glass:58,42 kick:20,8 eye:drop rear:slim grille:upper round:26,20 rim:1 crease
mercedes-benz.a-class:saloon saloon 455 145 273 84 nose:12,79 cowl:112,98 boot:50,108 tail:118,136 glass:94,68 eye:drop rear:slim grille:upper round:26,20 rim:1
mercedes-benz.b-class mpv 442 156 273 84 nose:13,86 cowl:100,106 top:196,148 tail:38,148 glass:46,34 -slidingdoor eye:drop rear:slim grille:upper rim:2 lamps:74,98 round:28,20
mercedes-benz.cla fastback 472 147 279 90 nose:6,84 cowl:128,99 boot:14,108 back:74,125 tail:124,138 peak:204,100 glass:86,56 eye:crystal rear:starry lightbar grille:upper flush chrome rim:3 posts:0,0
mercedes-benz.cla:estate estate 472 147 279 90 nose:6,84 cowl:128,99 tail:50,134 back:18,116 glass:62,42 kick:20,8 eye:crystal rear:starry lightbar grille:upper flush chrome rim:3
mercedes-benz.c-class saloon 475 144 287 82 nose:11,80 cowl:142,98 boot:54,107 tail:124,134 back:92,124 glass:100,72 eye:drop rear:slim grille:upper chrome rim:1 round:26,24
mercedes-benz.c-class:estate estate 475 146 287 82 nose:11,80 cowl:142,98 tail:44,135 glass:56,36 eye:drop rear:slim grille:upper chrome rim:1 round:26,24
mercedes-benz.cle coupe 485 143 287 86 nose:7,82 cowl:156,98 boot:44,106 tail:140,134 glass:112,84 eye:drop rear:slim grille:upper rim:3 chrome round:20,24
mercedes-benz.cle:convertible convertible 485 142 287 86 nose:7,82 cowl:156,98 eye:drop rear:slim grille:upper rim:3 round:20,24
mercedes-benz.e-class bigsaloon 495 147 296 88 nose:10,85 cowl:148,100 boot:62,108 tail:132,138 glass:96,66 eye:drop rear:starry grille:mask chrome flush rim:1 round:22,24
mercedes-benz.e-class:estate estate 495 147 296 88 nose:10,85 cowl:148,100 tail:40,136 glass:52,32 eye:drop rear:starry grille:mask chrome flush rim:1 round:22,24 waist:97,101
mercedes-benz.s-class bigsaloon 518 150 311 88 nose:6,90 cowl:152,102 boot:60,110 tail:136,142 glass:96,62 eye:drop rear:slim grille:tall chrome flush rim:2 brightgrille round:16,24 blade
mercedes-benz.amg-gt sports 473 135 270 88 nose:16,74 cowl:168,94 bonnet:88,93 top:228,128 peak:204,100 tail:138,126 back:72,116 boot:20,104 lip:6,96 glass:118,92 waist:92,98 eye:drop rear:slim grille:slats gape vent rim:4 round:34,22 ducktail tyre:36,76
mercedes-benz.sl roadster 470 135 270 88 nose:12,80 cowl:164,98 top:210,130 boot:86,108 lip:6,100 waist:95,102 eye:drop rear:slim grille:slats gape vent rim:4 round:30,22 -twoseats
mercedes-benz.eqa suv 446 162 273 86 nose:12,98 cowl:110,112 tail:42,148 glass:58,40 kick:18,6 eye:drop rear:bar grille:mask rim:3 round:28,20 -clad -rails spoiler
mercedes-benz.eqb suv 468 169 283 86 nose:7,105 cowl:112,116 tail:20,158 peak:190,20 glass:42,28 eye:square rear:bar grille:mask rim:3 rails posts:0,118 soft:10,14
mercedes-benz.eqe saloon 495 151 312 80 nose:20,80 cowl:102,102 bonnet:50,94 top:206,142 peak:224,100 tail:140,142 back:80,124 boot:26,108 glass:90,52 lip:6,102 eye:drop rear:bar grille:mask flush rim:3 round:38,30 waist:95,101 soft:14,60 posts:0,120
mercedes-benz.eqe:suv suv 487 168 303 82 nose:16,100 cowl:104,114 tail:56,152 back:20,130 glass:62,40 eye:drop rear:bar grille:mask flush rim:3 -rails -clad round:34,28 tyre:38,74
mercedes-benz.eqs saloon 522 151 321 84 nose:22,80 cowl:100,101 bonnet:52,93 top:216,141 peak:236,100 tail:150,143 back:74,124 boot:20,110 glass:86,46 lip:6,104 eye:drop rear:bar grille:mask flush rim:2 round:40,34 waist:94,101 soft:14,70 posts:0,124 chrome lightbar blade
mercedes-benz.eqs:suv bigsuv 513 172 321 84 nose:16,106 cowl:106,117 tail:52,158 back:18,134 glass:56,34 eye:drop rear:bar grille:mask flush rim:2 -rails chrome lightbar round:34,28 step
mercedes-benz.gla suv 441 161 273 84 nose:9,99 cowl:112,111 tail:44,147 back:14,124 glass:58,40 kick:20,7 eye:drop rear:slim grille:upper rim:1 rails round:22,20
mercedes-benz.glb suv 463 170 283 82 nose:4,108 cowl:114,117 top:190,160 tail:18,158 peak:180,16 glass:40,28 kick:14,6 eye:square rear:block grille:upper rim:1 posts:0,118 soft:10,14 round:10,18
mercedes-benz.glc suv 472 164 289 82 nose:8,102 cowl:128,112 tail:36,152 glass:50,34 kick:14,5 eye:drop rear:slim grille:upper chrome rim:1 step -clad
mercedes-benz.glc:coupe coupesuv 476 161 289 82 nose:8,100 cowl:128,112 tail:112,146 back:54,130 boot:8,110 glass:84,48 eye:drop rear:slim grille:upper rim:4 round:22,20 swoop -clad
mercedes-benz.gle bigsuv 492 178 300 86 nose:8,110 cowl:132,120 tail:34,162 glass:46,70 kick:4,0 leanpost eye:drop rear:block grille:upper rim:1 chrome posts:0,0 step
mercedes-benz.gle:coupe coupesuv 494 173 294 88 nose:8,110 cowl:130,120 waist:117,120 tail:116,158 back:54,140 boot:8,118 glass:86,52 eye:drop rear:slim grille:upper rim:4 step ends:68,64 lamps:96,112 tyre:40,76 crease
mercedes-benz.gls bigsuv 521 182 314 88 nose:6,115 cowl:138,123 tail:26,170 glass:40,28 leanpost eye:square rear:block grille:upper brightgrille chrome rim:2 posts:0,130 step
mercedes-benz.g-class boxy 482 197 289 76 nose:2,121 cowl:140,126 top:164,188 bonnet:70,125 tail:4,194 lip:1,112 waist:124,124 glass:22,20 eye:round rear:low grille:tall spare arch:square strip sideexhaust rim:4 turnlamp tyre:40,64 round:5,5 -rails hinges inset:10,0 posts:0,112
mercedes-benz.eqv midbus 514 191 320 90 nose:10,108 cowl:104,124 top:190,184 glass:22,20 eye:drop rear:tall grille:mask painted rim:3 chromeline posts:0,116 noseport
mercedes-benz.v-class midbus 514 191 320 90 nose:8,109 cowl:104,124 top:190,184 glass:22,20 eye:drop rear:tall grille:tall brightgrille rim:1 chrome posts:0,116
mercedes-benz.citan renault.kangoo 450 184 272 90 eye:drop grille:upper rim:5 -strip round:26,16
mercedes-benz.vito midvan 514 191 320 90 nose:8,108 cowl:104,124 top:190,184 glass:322,322 posts:194,0 eye:drop rear:tall grille:upper rim:5 strip ladder
mercedes-benz.evito midvan 514 192 320 90 nose:10,108 cowl:104,124 top:190,184 glass:322,322 posts:194,0 eye:drop rear:tall grille:mask painted rim:3 noseport blade
mercedes-benz.sprinter bigvan 593 262 367 100 nose:12,126 cowl:92,146 top:160,250 tail:12,256 peak:240,14 glass:428,428 posts:164,0 eye:drop rear:tall grille:upper rim:5 strip round:24,16 waist:128,130
mg.mg3 supermini 411 150 257 82 nose:9,84 cowl:106,101 tail:34,138 glass:56,58 kick:10,4 eye:drop rear:arrow grille:low rim:1 spoiler crease
mg.mg4-ev hatch 429 150 271 80 nose:10,80 cowl:100,102 top:192,144 tail:44,140 glass:60,40 kick:28,10 eye:slim rear:bar lightbar blackspoiler smoothchin rim:3 gape cap:black round:28,20 swoop
mg.mgs5-ev suv 448 165 273 82 nose:8,100 cowl:106,112 tail:34,152 glass:48,34 kick:20,8 eye:slim rear:bar smoothchin rim:3 rails -clad arch:line
mg.mgs6-ev suv 471 166 284 84 nose:9,101 cowl:112,112 tail:38,153 glass:48,32 kick:14,4 eye:slim rear:bar smoothchin flush rim:3 -rails posts:0,116 spoiler crease
mg.zs crossover 443 164 261 90 nose:7,100 cowl:118,111 tail:34,152 glass:54,38 eye:wedge rear:block grille:big rails rim:1 sill:22,40
mg.hs suv 466 166 277 92 nose:6,101 cowl:122,112 tail:42,150 glass:54,36 kick:16,6 eye:slim rear:bar grille:big chromeline rim:1 gape -clad mask spoiler
mg.cyberster roadster 454 133 269 84 nose:18,72 cowl:148,96 bonnet:74,92 top:194,126 eye:drop rear:arrow swoop ducktail rim:4 round:36,22 boot:76,108 lip:4,100 waist:94,100 tyre:36,74 gape
mg.im5 fastback 493 147 295 88 nose:18,80 cowl:104,102 bonnet:54,95 boot:14,110 back:76,128 tail:140,141 peak:214,100 top:206,140 glass:88,56 eye:slim rear:bar smoothchin flush rim:3 round:36,30 posts:0,0
mg.im6 coupesuv 490 167 295 88 nose:16,96 cowl:102,112 tail:84,152 back:36,134 boot:6,114 glass:68,42 eye:bar rear:bar smoothchin flush rim:3 -clad round:36,28 ducktail tyre:39,74
mini.cooper supermini 388 143 250 72 nose:5,86 cowl:90,104 bonnet:44,100 top:134,138 tail:22,134 peak:170,24 lip:3,92 glass:30,28 waist:100,103 twodoors darkscreen float eye:round rear:block cap:white clad rim:4 soft:14,18 round:16,10 sill:16,28 ends:50,48 chromeline lamps:76,92 inset:9,0
mini.cooper:convertible convertible 388 141 250 72 nose:5,86 cowl:90,104 bonnet:44,100 top:122,137 boot:58,108 lip:3,94 waist:100,103 eye:round rear:block clad rim:4 round:16,10 sill:16,28 chromeline lamps:76,92 tyre:31,68 twoseats ends:50,48
mini.aceman crossover 408 151 261 76 nose:4,95 cowl:92,108 bonnet:46,105 top:142,144 tail:22,143 peak:170,24 lip:3,98 glass:36,32 darkscreen float eye:square rear:ex cap:white arch:square rim:3 soft:12,14 round:12,10 inset:9,0 waist:104,107 posts:0,0
mini.countryman suv 444 166 269 82 nose:4,106 cowl:104,116 bonnet:52,113 top:164,158 tail:22,156 peak:180,24 lip:3,106 glass:40,34 darkscreen float eye:square rear:tall cap:white rearblade arch:square rails rim:1 soft:10,14 round:10,12 posts:0,104
`
