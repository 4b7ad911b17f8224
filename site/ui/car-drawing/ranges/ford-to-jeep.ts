/** Ford to Jeep; the columns are those of classes.ts. */
export const fordToJeepRows = `
ford.puma crossover 419 154 259 83 nose:14,88 cowl:100,107 bonnet:52,104 top:186,146 tail:44,140 glass:66,46 kick:34,9 eye:bug rear:block grille:big round:34,20 rim:4 swoop spoiler
ford.focus hatch 438 147 270 86 nose:12,80 cowl:112,100 tail:40,136 glass:56,40 kick:24,7 eye:wedge rear:wing grille:big posts:0,104 rim:1 crease
ford.focus:estate estate 467 148 270 86 nose:12,80 cowl:112,100 tail:58,136 glass:58,40 kick:24,7 eye:wedge rear:wing grille:big rim:1 back:18,116
ford.kuga suv 464 168 271 92 nose:12,98 cowl:112,112 bonnet:60,108 tail:38,152 glass:56,40 kick:26,7 eye:drop rear:slim grille:big rim:1 round:26,18 lightbar
ford.explorer suv 447 163 277 84 nose:3,104 cowl:96,113 top:180,154 tail:30,152 lip:2,104 glass:46,30 float cap:black eye:wedge rear:slim painted grille:big rim:3 round:10,16 soft:10,14 -rails
ford.capri coupesuv 463 163 277 84 nose:6,99 cowl:98,112 tail:98,149 back:48,132 boot:14,112 glass:64,80 kick:2,1 eye:stacked mask rear:stacked cap:black painted grille:slim end:round rim:3
ford.mustang coupe 481 138 272 84 nose:3,84 cowl:164,98 bonnet:80,96 top:226,132 tail:130,128 back:64,116 boot:24,112 lip:2,106 glass:112,92 kick:0,0 eye:square rear:stacked grille:slats gape arch:round ducktail rim:1 round:8,20 swoop waist:97,102 tyre:36,72
ford.mustang:convertible convertible 481 139 272 84 nose:3,84 cowl:164,98 bonnet:80,96 top:206,132 lip:2,106 eye:square rear:stacked grille:slats gape arch:round rim:1 round:8,20 swoop waist:97,104 tyre:36,72
ford.mustang-mach-e coupesuv 471 162 298 82 nose:10,92 cowl:112,110 bonnet:58,106 tail:86,146 back:44,132 boot:16,114 glass:70,44 kick:26,6 eye:slim painted grille:big rear:stacked cap:black -clad flush rim:3 posts:0,0 swoop round:26,20
ford.tourneo-courier minivan 434 183 269 86 nose:5,108 cowl:100,120 top:176,170 tail:8,176 glass:24,18 eye:square rear:tall grille:big rails clad rim:1 posts:0,104 round:12,14 balloon
ford.tourneo-connect minivan 452 182 276 88 nose:10,98 cowl:98,116 top:190,168 tail:12,174 glass:24,20 eye:wedge rear:tall grille:big rails rim:1 posts:0,112 blade thirdpost
ford.tourneo-custom midbus 505 197 310 100 nose:14,108 cowl:88,126 top:172,184 eye:slim rear:tall grille:big lightbar rim:4 posts:0,120
ford.transit-courier ford.tourneo-courier 434 184 269 86 panel -slidingdoor -rails glass:252,252 posts:180,0 -quarter bigmirror -balloon clad rim:5
ford.transit-connect smallvan 452 183 276 88 nose:10,98 cowl:98,116 top:190,168 tail:12,174 eye:wedge rear:tall grille:big rim:5 posts:196,0 glass:258,258 strip
ford.transit-connect:long ford.transit-connect 487 = 297 = top:190,168 cowl:98,116 nose:10,98 glass:293,293 posts:196,0
ford.transit-custom midvan 505 197 310 100 nose:14,108 cowl:88,126 top:172,184 tail:8,192 eye:slim rear:tall grille:big lightbar rim:5 posts:182,0 glass:326,326
ford.transit-custom:long ford.transit-custom 545 = 350 = top:172,184 cowl:88,126 nose:14,108 glass:366,366 posts:182,0
ford.e-transit-custom ford.transit-custom 505 198 310 100 painted rim:3 noseport blade
ford.transit bigvan 553 253 330 102 nose:12,118 cowl:94,138 top:176,238 tail:10,246 peak:230,16 eye:wedge rear:tall grille:big rim:5 posts:170,0 glass:384,384 strip
ford.transit:long ford.transit 598 277 375 = top:176,261 cowl:94,138 nose:12,118 tail:10,270 glass:429,429 posts:170,0
ford.e-transit ford.transit 598 259 375 102 painted rim:3 noseport glass:428,428 posts:170,0 -strip blade
genesis.g70 saloon 469 140 284 80 nose:8,81 cowl:144,97 boot:60,107 tail:132,130 glass:100,72 kick:22,8 eye:split rear:split grille:shield vent rim:2 chromeline
genesis.g70:estate estate 469 140 284 80 nose:8,81 cowl:144,97 tail:54,130 back:20,112 glass:62,42 kick:30,10 eye:split rear:split grille:shield vent rim:2 -rails
genesis.g80 bigsaloon 500 147 301 86 nose:8,86 cowl:150,99 boot:40,112 tail:122,138 back:80,124 glass:88,60 eye:split rear:split grille:shield gill chrome rim:2 belt
genesis.gv60 crossover 455 158 290 82 nose:14,92 cowl:98,110 top:190,150 tail:64,144 back:22,122 lip:4,106 glass:74,52 kick:28,8 eye:split rear:split grille:low flush rim:3 round:34,20 soft:16,20 tyre:37,74 ducktail cap:black
genesis.gv70 suv 472 163 287 80 nose:9,101 cowl:128,112 tail:48,146 back:20,124 glass:66,44 kick:34,10 eye:split rear:split grille:shield chrome rim:2 -rails round:28,20 -clad
genesis.gv80 bigsuv 494 171 295 84 nose:7,112 cowl:138,120 tail:40,158 glass:58,40 eye:split rear:split grille:shield gill chrome rim:2 -clad belt
honda.jazz supermini 409 153 252 80 nose:14,86 cowl:74,104 top:176,146 tail:24,144 lip:3,96 glass:40,28 quarter eye:drop rear:tall smoothchin rim:5 round:28,20 posts:0,0
honda.civic fastback 455 141 274 86 nose:10,80 cowl:132,98 boot:12,104 tail:106,132 back:54,118 glass:78,50 eye:wedge rear:slim grille:low rim:4 chromeline -flush waist:94,99 twotone posts:0,102
honda.hr-v crossover 434 158 261 86 nose:5,99 cowl:114,109 tail:66,145 back:26,124 lip:4,106 glass:56,40 kick:12,3 hiddenhandles eye:slim painted grille:shield rear:bar rim:3 posts:0,0
honda.zr-v suv 457 162 266 90 nose:12,98 cowl:118,111 tail:48,148 back:20,124 glass:56,36 eye:slim grille:tall rear:slim rim:4 round:30,20 -rails
honda.cr-v suv 471 168 270 92 nose:4,105 cowl:122,113 tail:28,156 lip:4,104 glass:42,28 eye:slim grille:big rear:high rim:4 posts:0,108 round:12,18
honda.e-ny1 honda.hr-v 439 158 261 87 smoothchin noseport rim:3 -clad arch:line nose:8,98 lightbar
honda.prelude coupe 453 136 260 92 nose:14,72 cowl:126,94 top:222,130 tail:110,126 back:54,112 boot:14,100 glass:92,64 eye:slim rear:bar flush rim:3 round:30,24 ducktail waist:90,97
hyundai.i10 city 367 148 243 72 nose:8,82 cowl:84,100 tail:24,138 glass:46,36 kick:26,8 eye:drop rear:block grille:low cap:black rim:1 lamps:72,92 crease
hyundai.i20 supermini 407 145 258 80 nose:10,79 cowl:106,98 tail:34,134 glass:54,36 kick:20,12 eye:wedge rear:wing grille:low cap:black rim:4 crease end:sharp
hyundai.bayon crossover 418 150 258 84 nose:8,94 cowl:104,104 tail:40,139 glass:62,44 kick:20,12 eye:split rear:arrow rails rim:1 crease end:sharp
hyundai.i30 hatch 434 146 265 88 nose:11,80 cowl:118,98 tail:36,136 glass:54,38 kick:22,8 eye:drop rear:block grille:big rim:1 posts:0,100 cap:black
hyundai.i30:estate estate 459 147 265 88 nose:11,80 cowl:118,98 tail:34,138 glass:48,32 kick:22,6 eye:drop rear:block grille:big rim:1 dog
hyundai.kona crossover 435 158 266 84 nose:12,96 cowl:110,108 top:190,150 tail:32,147 glass:52,38 kick:26,8 eye:bar lightbar rear:bar arch:square rim:3 crease spoiler rails
hyundai.tucson suv 452 165 268 88 nose:8,99 cowl:120,112 tail:40,150 glass:56,38 kick:32,12 eye:arrow grille:mask rear:claws rim:4 crease arch:square chromeline
hyundai.santa-fe boxy 483 172 281 88 nose:3,113 cowl:124,120 top:178,166 tail:14,166 peak:160,14 waist:115,115 glass:38,30 eye:aitch rear:low grille:big rails arch:square clad round:8,10 rim:4 posts:0,124 tyre:38,70
hyundai.inster city 383 158 258 72 nose:6,97 cowl:74,110 top:140,151 tail:16,152 lip:2,102 peak:140,30 glass:38,28 soft:10,12 eye:round rear:pixel clad rails arch:round rim:4 sill:20,35 ends:60,54 tyre:31,68 lamps:84,102 waist:106,108 mask
hyundai.ioniq-5 hatch 465 160 300 84 nose:6,88 cowl:96,109 bonnet:40,101 top:186,152 tail:44,145 lip:8,106 back:14,116 glass:66,46 kick:26,8 eye:pixel mask rear:pixel arch:round flush crease rim:3 tyre:37,76 sill:17,33 ends:56,58 waist:104,108 lamps:78,100 end:sharp cap:black soft:6,10 round:12,18
hyundai.ioniq-6 fastback 486 150 295 86 nose:22,72 cowl:104,98 bonnet:54,90 top:216,140 peak:220,100 tail:150,138 back:76,120 boot:26,104 lip:6,98 glass:90,56 eye:pixel rear:pixel ducktail flush rim:3 round:40,30 soft:14,60 waist:92,98 smoothchin
hyundai.ioniq-9 bigsuv 506 179 313 90 nose:14,106 cowl:106,120 top:210,170 peak:210,80 tail:44,162 back:16,134 glass:52,34 eye:pixel lightbar rear:highpixel flush rim:3 round:34,20 -rails smoothchin posts:0,132
jaecoo.jaecoo-5 crossover 438 165 262 88 nose:4,105 cowl:112,114 tail:24,154 lip:2,104 glass:40,28 eye:slim grille:tall rear:tall cap:black rails flush round:8,14 rim:1 lamps:90,106
jaecoo.jaecoo-7 suv 450 168 267 86 nose:3,110 cowl:118,118 top:190,158 tail:26,158 lip:2,106 glass:44,30 eye:stacked grille:tall rear:slim flush round:8,12 rim:4 belt soft:10,14
jaecoo.jaecoo-8 bigsuv 482 171 282 92 nose:3,113 cowl:124,119 tail:34,160 glass:50,36 eye:split grille:tall rear:bar flush round:10,14 rim:2 chrome posts:0,122
jeep.avenger crossover 408 153 256 82 nose:3,101 cowl:102,110 top:172,146 tail:28,142 lip:3,104 glass:56,42 kick:10,5 eye:square grille:seven rear:ex arch:square skid cap:black round:8,12 hiddenhandles rim:4 sill:24,42 soft:10,12
jeep.compass suv 455 168 280 84 nose:3,107 cowl:112,117 top:186,158 tail:24,156 lip:2,106 glass:44,34 kick:20,8 eye:square grille:seven rear:bar arch:square skid round:8,12 rim:4 cap:black
jeep.wrangler boxy 488 184 301 70 nose:2,116 cowl:152,122 top:172,178 bonnet:70,121 tail:12,182 peak:180,8 waist:121,119 glass:28,22 eye:round grille:seven rear:square spare arch:square step hinges cap:black clad beacon rim:1 tyre:41,56 ends:60,62 round:6,5 sill:34,44 -rails posts:0,116
`
