/** Toyota to Xpeng; the columns are those of classes.ts. */
export const toyotaToXpengRows = `
toyota.aygo-x crossover 377 153 243 76 nose:9,90 cowl:86,104 top:152,144 tail:36,140 glass:56,50 kick:10,4 float eye:drop rear:high grille:low cap:black backcap rim:4 soft:16,16 tyre:35,72 end:sharp
toyota.yaris supermini 394 150 256 76 nose:9,86 cowl:90,103 top:160,143 tail:38,140 back:12,114 glass:62,50 kick:18,10 eye:drop rear:block grille:big cap:black rim:1 swoop round:22,18 float
toyota.yaris:sports supermini 399 146 256 80 nose:7,86 cowl:98,101 top:166,139 tail:44,132 glass:76,58 kick:12,6 twodoors eye:wedge rear:bar grille:big gape arch:round cap:black blackspoiler rim:4 tyre:34,76 belt posts:0,0
toyota.yaris-cross crossover 418 160 256 82 nose:7,98 cowl:96,110 tail:36,148 glass:56,46 kick:24,10 eye:drop rear:bar grille:big arch:square rim:1 rails round:22,18
toyota.corolla hatch 437 144 264 88 nose:10,80 cowl:112,98 tail:50,136 back:16,112 glass:66,54 kick:18,8 eye:slim rear:cee grille:low rim:1 posts:0,0 round:22,20 swoop
toyota.corolla:estate estate 465 144 270 88 nose:10,80 cowl:112,98 tail:42,134 glass:52,36 kick:22,8 eye:slim rear:cee grille:low rim:1 posts:0,112 round:22,20 dog
toyota.prius fastback 460 142 275 90 nose:22,74 cowl:90,98 bonnet:48,91 top:212,136 peak:214,100 tail:130,132 back:66,118 boot:8,106 glass:86,56 kick:16,6 eye:cee2 rear:bar hiddenhandles smoothchin rim:3 tyre:35,76 round:34,30 soft:8,60 waist:94,101 posts:0,0
toyota.c-hr coupesuv 436 156 264 88 nose:10,92 cowl:110,107 top:190,148 tail:82,146 back:34,132 boot:6,114 glass:80,66 kick:20,8 eye:cee2 rear:bar backcap cap:black flush rim:4 clad arch:round ducktail swoop tyre:37,74 crease
toyota.urban-cruiser suzuki.e-vitara = = = = eye:cee2 rear:pixel -arch:square arch:round -float
toyota.rav4 suv 460 168 269 92 nose:4,106 cowl:112,115 top:188,159 tail:30,157 lip:3,106 glass:46,32 kick:20,9 eye:cee2 rear:slim grille:mask arch:square clad rim:4 rails round:12,14
toyota.bz4x suv 469 165 285 86 nose:12,96 cowl:106,110 tail:44,152 back:18,130 glass:60,42 kick:26,8 eye:cee2 mask rear:bar arch:square frontport smoothchin rim:3 blackspoiler round:24,20 clad -rails float
toyota.land-cruiser boxy 492 187 285 88 nose:4,117 cowl:140,124 top:190,180 bonnet:70,122 tail:16,180 lip:3,112 waist:117,119 glass:34,26 kick:8,6 eye:square rear:tall grille:slats arch:square clad step rim:4 rails posts:0,120 round:10,12 soft:6,12
toyota.gr86 coupe 427 131 258 84 nose:12,74 cowl:128,92 bonnet:64,88 top:196,125 peak:200,100 tail:130,123 back:76,112 boot:30,102 lip:4,98 glass:100,82 eye:drop rear:cee ducktail vent gape rim:4 waist:89,95 round:26,22 tyre:33,74
toyota.gr-supra coupe 438 129 247 88 nose:22,74 cowl:146,90 bonnet:84,90 top:208,123 peak:176,100 tail:112,120 back:58,108 boot:14,102 lip:2,100 glass:96,80 eye:drop rear:arrow ducktail vent gape rim:4 round:38,22 waist:88,94 scoop arch:round tyre:35,76 swoop
toyota.proace-city-verso citroen.berlingo = = = = eye:drop grille:low rear:block -bumps rim:1 -balloon
toyota.proace-verso citroen.spacetourer 498 190 328 92 eye:slim grille:low rear:high rim:5 swoop
toyota.proace-city citroen.berlingo-van = = = = eye:drop grille:low rear:block -bumps rim:3 swoop
toyota.proace citroen.dispatch = = = = eye:slim grille:low rear:block rim:3 -strip swoop
toyota.proace-max citroen.relay = = = = eye:drop grille:low rear:block rim:3 -strip swoop
vauxhall.corsa supermini 406 144 254 82 nose:8,84 cowl:104,99 tail:38,134 back:10,110 glass:62,44 kick:20,7 eye:slim grille:mask rear:slim cap:black rim:4 spoiler mask
vauxhall.astra hatch 437 144 268 88 nose:6,84 cowl:118,98 tail:42,134 glass:50,44 kick:24,12 eye:slim mask grille:mask rear:slim rim:1 belt end:sharp arch:line
vauxhall.astra:estate estate 464 146 273 88 nose:6,84 cowl:118,98 tail:38,137 glass:46,32 kick:20,10 eye:slim mask grille:mask rear:slim rim:1 belt arch:line
vauxhall.mokka crossover 415 153 256 80 nose:3,98 cowl:104,108 bonnet:52,106 top:174,145 tail:34,143 glass:62,50 kick:14,8 eye:slim mask grille:mask rear:slim cap:black arch:square rim:4 round:10,16 hiddenhandles redline
vauxhall.frontera suv 438 165 267 84 nose:3,105 cowl:98,115 top:166,156 tail:18,158 lip:2,104 glass:40,46 kick:3,4 eye:slim mask grille:mask rear:cee cap:white rim:5 round:10,14 soft:10,12 arch:square panelblade
vauxhall.grandland suv 465 166 278 90 nose:4,104 cowl:114,113 top:188,157 tail:28,155 glass:50,38 kick:14,8 eye:slim mask grille:mask lightbar rear:ex arch:square rim:1 round:12,16 crease
vauxhall.combo-life citroen.berlingo = = = = eye:slim mask grille:mask rear:slim rim:4 -balloon strip -bumps
vauxhall.combo-cargo citroen.berlingo-van = = = = eye:slim mask grille:mask rear:slim rim:5 -bumps
vauxhall.vivaro citroen.dispatch = = = = eye:slim mask grille:mask rear:slim rim:1 blade -strip
vauxhall.movano citroen.relay = = = = eye:slim mask grille:mask rear:slim rim:3 blade -strip
volkswagen.polo supermini 407 145 255 80 nose:8,81 cowl:108,98 tail:30,136 glass:52,36 eye:square rear:block grille:slim rim:1 crease lightbar
volkswagen.golf hatch 428 149 264 86 nose:9,80 cowl:116,98 top:190,141 tail:32,140 lip:6,92 glass:64,40 kick:0,0 end:sharp eye:wedge lightbar rear:el rim:1 posts:0,0 belt waist:97,98
volkswagen.golf:estate estate 463 150 269 86 nose:9,80 cowl:116,98 tail:38,138 glass:46,28 eye:wedge lightbar rear:wing rim:1 dog belt waist:97,98
volkswagen.t-roc suv 437 157 263 86 nose:7,98 cowl:116,109 tail:56,147 back:20,126 glass:68,46 kick:20,6 eye:slim lightbar rear:bar rim:4 arch:round chromeline -rails posts:0,0 crease
volkswagen.t-roc:convertible convertible 427 152 263 84 nose:6,96 cowl:112,108 top:174,148 boot:84,114 lip:4,106 waist:105,110 eye:square rear:block clad tyre:35,72 rim:4 sill:22,38 lamps:82,100 ends:62,56
volkswagen.t-cross crossover 413 158 255 78 nose:5,99 cowl:100,109 top:166,150 tail:24,150 lip:3,104 glass:48,34 eye:square rear:bar grille:big rails rim:1 soft:12,14 posts:0,94
volkswagen.taigo coupesuv 427 152 257 84 nose:6,95 cowl:108,106 top:182,144 tail:82,141 back:34,128 boot:6,110 glass:70,48 kick:12,4 eye:square lightbar rear:bar rails rim:1 tyre:34,70 lamps:80,102
volkswagen.tiguan suv 454 166 268 90 nose:7,100 cowl:118,111 tail:38,151 glass:50,34 eye:wedge lightbar rear:bar rim:4 chromeline posts:0,106 round:24,18 arch:line
volkswagen.tayron bigsuv 479 167 279 90 nose:6,103 cowl:118,113 top:198,158 tail:28,155 glass:42,26 eye:square lightbar rear:bar rim:4 chromeline posts:0,118 ends:66,60 lamps:90,106 tyre:37,70
volkswagen.touareg bigsuv 490 172 290 88 nose:6,108 cowl:130,117 tail:48,154 glass:60,40 kick:14,4 eye:wedge rear:bar grille:slats brightgrille chrome rim:2 -clad
volkswagen.passat estate 492 150 284 96 nose:12,80 cowl:126,98 tail:40,138 glass:46,28 eye:slim lightbar rear:bar chrome rim:1 posts:0,118 round:26,20 sill:15,30
volkswagen.id-3 hatch 427 157 277 80 nose:12,90 cowl:78,106 top:176,148 tail:36,146 glass:58,42 kick:24,8 eye:oval lightbar rear:block cap:black darkgate rim:3 quarter smoothchin round:30,22 tyre:35,74 waist:104,107 float
volkswagen.id-4 suv 458 163 277 86 nose:12,98 cowl:96,111 top:188,154 tail:42,150 glass:58,42 kick:22,7 eye:oval lightbar rear:bar cap:silver smoothchin flush rim:3 round:30,22 clad
volkswagen.id-5 coupesuv 460 161 277 86 nose:12,98 cowl:96,111 top:188,153 tail:98,149 back:40,134 boot:8,114 glass:76,48 eye:oval lightbar rear:bar cap:black smoothchin flush rim:3 round:30,22 ducktail
volkswagen.id-7 fastback 496 154 297 92 nose:18,84 cowl:108,103 bonnet:58,98 top:214,146 peak:222,100 tail:136,144 back:70,128 boot:8,110 glass:86,54 eye:slim lightbar rear:bar cap:black flush smoothchin chromeline rim:3 round:36,28 posts:0,112 waist:99,104 tyre:35,74
volkswagen.id-7:estate estate 496 155 297 92 nose:18,84 cowl:108,103 bonnet:58,98 top:214,146 tail:48,142 back:18,118 glass:54,34 eye:slim lightbar rear:bar flush smoothchin rim:3 round:36,28 posts:0,122 waist:99,104 tyre:35,74 dog
volkswagen.id-buzz minivan 471 193 299 76 nose:7,100 cowl:38,121 top:118,185 tail:8,184 peak:220,22 lip:4,104 glass:24,18 waist:114,114 halfpaint eye:oval rear:bar -bumps smoothchin lightbar rim:3 round:26,30 posts:0,126 soft:20,28 tyre:37,70 end:round lamps:88,108 ends:56,54 sill:20,34 thirdpost louvres
volkswagen.touran mpv 453 166 279 88 nose:9,92 cowl:100,110 tail:20,156 glass:32,22 -slidingdoor eye:wedge rear:block grille:slim rails rim:1 posts:0,112 balloon
volkswagen.multivan midbus 497 191 312 92 nose:20,100 cowl:76,124 top:178,182 tail:12,184 glass:22,18 eye:slim lightbar rear:bar grille:slim halfpaint rim:1 posts:0,116 round:28,18 waist:113,115
volkswagen.caddy-cargo smallvan 450 182 276 88 nose:10,99 cowl:94,117 top:186,170 tail:12,175 eye:wedge lightbar rear:tall rim:1 posts:190,0 glass:260,260 belt ladder
volkswagen.caddy-cargo:long volkswagen.caddy-cargo 485 = 297 = top:186,170 cowl:94,117 nose:10,99 glass:295,295 posts:190,0
volkswagen.transporter midvan 505 197 310 100 nose:10,111 cowl:88,127 top:172,184 tail:8,192 eye:wedge rear:tall grille:slim lightbar rim:1 posts:182,0 glass:326,326 belt
volkswagen.id-buzz-cargo volkswagen.id-buzz 471 194 299 76 panel -slidingdoor glass:284,284 posts:188,0 -thirdpost -quarter bigmirror rim:5 -halfpaint twotone
volkswagen.crafter bigvan 599 259 364 100 nose:10,124 cowl:92,142 top:170,246 tail:8,252 eye:wedge lightbar rear:tall grille:slats rim:1 posts:168,0 glass:428,428 belt strip
volvo.ex30 crossover 423 155 265 80 nose:5,97 cowl:100,108 top:176,147 tail:34,147 lip:3,104 glass:54,46 kick:12,7 eye:hammer rear:stacked cap:black smoothchin rim:4 round:12,18 soft:10,14 -clad
volvo.ex40 suv 444 165 270 86 nose:4,105 cowl:112,114 tail:36,153 lip:4,106 glass:58,44 kick:22,12 eye:hammer rear:vol painted grille:big cap:black rim:3 round:12,18 -rails arch:line end:sharp
volvo.ec40 coupesuv 444 159 270 86 nose:4,104 cowl:112,113 top:190,151 tail:92,147 back:36,132 boot:8,114 glass:72,52 kick:14,8 eye:hammer rear:vol painted grille:big cap:black rim:3 round:12,18
volvo.ex60 suv 480 164 297 82 nose:6,102 cowl:108,112 tail:48,150 back:14,128 glass:60,38 kick:16,5 eye:hammer rear:vol flush smoothchin rim:3 round:16,20 -rails -clad posts:0,114
volvo.es90 fastback 500 155 310 84 nose:8,92 cowl:116,105 boot:16,114 back:76,130 tail:136,144 top:210,147 glass:92,58 eye:hammer rear:cee flush smoothchin rim:3 round:16,24 tyre:37,74 waist:102,107 lamps:80,104 ends:58,56 posts:0,116 fin sill:18,34
volvo.ex90 bigsuv 504 175 299 84 nose:5,113 cowl:118,121 top:206,167 tail:36,162 glass:48,30 eye:hammer rear:vol flush smoothchin rim:4 round:14,20 -rails -clad cap:black posts:0,122 fin
volvo.xc40 suv 444 165 270 86 nose:4,105 cowl:114,114 tail:36,153 lip:4,106 glass:58,44 kick:22,12 eye:hammer rear:vol grille:slats cap:white rim:4 round:12,18 end:sharp
volvo.xc60 suv 471 166 287 84 nose:5,105 cowl:130,113 tail:44,152 glass:54,38 kick:16,8 eye:hammer rear:vol grille:slats chromeline rim:1 posts:0,110 round:14,20
volvo.xc90 bigsuv 495 178 298 86 nose:4,113 cowl:134,121 tail:30,164 glass:44,28 eye:hammer rear:vol grille:slats chrome rim:1 posts:0,118 round:12,18
volvo.v60 estate 477 144 287 86 nose:6,83 cowl:140,98 tail:56,134 back:22,114 lip:5,96 glass:58,38 kick:20,6 eye:hammer rear:vol grille:slats chrome rim:1 posts:0,114 round:14,22
xpeng.g6 coupesuv 475 165 289 88 nose:18,92 cowl:96,111 top:204,154 peak:210,100 tail:104,152 back:46,136 boot:8,114 glass:74,44 eye:slim lightbar rear:bar smoothchin flush rim:3 round:36,30 -clad waist:106,112
xpeng.g9 bigsuv 489 168 300 92 nose:14,102 cowl:108,114 top:206,160 tail:40,156 back:16,132 glass:52,34 eye:split lightbar rear:bar smoothchin flush rim:4 round:30,24 -rails -clad posts:0,122
`
