/** Nissan to Renault; the columns are those of classes.ts. */
export const nissanToRenaultRows = `
nissan.micra supermini 397 150 254 79 nose:8,90 cowl:94,103 tail:26,142 lip:3,94 glass:52,38 eye:ring rear:ring cap:black arch:square rim:4 soft:10,16 tyre:32,70 mask hiddenhandles round:20,16
nissan.juke crossover 421 160 264 84 nose:10,97 cowl:100,109 top:184,149 tail:56,146 back:18,124 glass:74,62 kick:16,10 hiddenhandles eye:highslim grille:vee rear:point cap:black arch:round rim:4 round:26,18 tyre:36,74 lamps:78,106
nissan.qashqai suv 443 163 267 88 nose:8,99 cowl:114,111 tail:46,150 glass:62,42 kick:26,10 eye:slim rear:point grille:vee cap:black rim:4 rails crease
nissan.x-trail suv 468 173 271 92 nose:5,106 cowl:114,116 tail:34,160 glass:54,64 kick:3,0 eye:split rear:slim grille:vee rim:1 rails arch:square posts:0,0 clad
nissan.leaf suv 435 155 269 88 nose:14,94 cowl:92,106 top:188,148 peak:210,90 tail:90,144 back:24,126 lip:4,108 glass:74,46 kick:24,8 eye:slim lightbar rear:stripes smoothchin flush rim:3 -rails cap:black round:30,22 -clad ducktail posts:0,0
nissan.ariya suv 460 166 278 84 nose:10,101 cowl:104,112 top:194,156 tail:66,152 back:24,128 glass:72,46 kick:26,6 eye:slim rear:bar grille:mask painted rim:3 cap:black -rails -clad swoop round:26,22 tyre:37,74
nissan.townstar renault.kangoo = = = = grille:mask painted eye:split rear:high -strip rim:1
nissan.primastar renault.trafic = = = = grille:vee eye:square rear:stacked rim:1 belt
nissan.interstar renault.master = = = = grille:vee eye:stacked rear:stacked rim:1 belt -lightbar
omoda.omoda-5 crossover 437 159 263 88 nose:8,96 cowl:112,108 tail:64,148 back:20,126 glass:68,58 kick:10,4 eye:split rear:bar grille:big spoiler cap:black rim:4 float
omoda.omoda-e5 omoda.omoda-5 442 159 263 90 -cap:black smoothchin painted grille:shield noseport rim:3 arch:line
omoda.omoda-7 suv 466 167 270 90 nose:8,101 cowl:118,112 tail:52,152 back:20,130 glass:60,44 kick:16,4 float eye:arrow rear:arrow grille:mask flush rim:4 -rails
omoda.omoda-9 suv 478 167 280 92 nose:6,104 cowl:122,114 tail:46,154 back:16,130 glass:58,40 eye:split rear:bar grille:mask flush rim:2 chrome -clad posts:0,116 step
peugeot.peugeot-208 supermini 406 143 254 82 nose:9,82 cowl:102,99 tail:30,134 glass:54,40 kick:20,9 eye:claw rear:claws grille:big clad rim:4 sill:16,27 tyre:32,72 spoiler
peugeot.peugeot-2008 crossover 430 153 260 84 nose:5,97 cowl:106,108 top:178,146 tail:36,144 glass:60,44 kick:4,14 eye:claws rear:claws grille:big cap:black rails rim:3 round:12,16 crease end:sharp
peugeot.peugeot-308 hatch 437 144 268 86 nose:8,82 cowl:126,98 tail:44,134 back:12,112 glass:56,42 kick:22,10 eye:claw rear:claws grille:shield rim:4 crease
peugeot.peugeot-308:estate estate 464 144 273 86 nose:8,82 cowl:126,98 tail:46,134 back:14,114 glass:54,36 kick:26,8 eye:claw rear:claws grille:shield rim:4 crease dog
peugeot.peugeot-408 fastback 469 148 279 90 nose:8,90 cowl:120,103 boot:10,112 back:54,130 tail:108,141 glass:80,54 kick:20,8 clad eye:claw rear:claws grille:shield rim:4 tyre:36,74 sill:19,38 ducktail waist:100,106 posts:0,0
peugeot.peugeot-3008 coupesuv 454 164 274 90 nose:5,101 cowl:110,111 top:186,155 tail:96,150 back:40,134 boot:8,118 glass:70,48 kick:20,8 eye:claws rear:claws grille:mask cap:black rim:4 round:14,16 ducktail crease lightbar
peugeot.peugeot-5008 suv 480 170 290 90 nose:5,103 cowl:110,113 top:186,160 tail:22,160 peak:190,24 glass:42,30 kick:16,6 eye:claws rear:claws grille:mask cap:black rim:4 round:14,16 posts:0,120 crease
peugeot.rifter citroen.berlingo = = = = eye:claw rear:claws grille:big clad -bumps rim:4
peugeot.traveller citroen.spacetourer 498 190 328 92 eye:claws grille:mask rear:tall -chromeline chrome rim:1
peugeot.partner citroen.berlingo-van = = = = eye:claw rear:claws grille:big -bumps rim:4
peugeot.expert citroen.dispatch = = = = eye:claws grille:mask rear:el rim:4 -strip
peugeot.boxer citroen.relay = = = = eye:claw grille:big rear:el rim:4 belt -strip
polestar.polestar-2 fastback 461 148 274 84 nose:5,89 cowl:126,103 boot:26,113 back:66,128 tail:112,140 glass:88,62 kick:20,6 eye:hammer rear:cee painted grille:slim rim:4 clad sill:18,35 lip:3,108 posts:0,0 waist:100,106 round:10,20
polestar.polestar-3 suv 490 161 299 86 nose:14,94 cowl:116,108 top:208,152 tail:54,144 back:14,128 glass:66,42 kick:22,6 eye:split rear:cee mask flush rim:4 tyre:40,78 -clad -rails spoiler round:14,22 fin
polestar.polestar-4 coupesuv 484 153 300 88 nose:12,84 cowl:116,104 top:214,145 peak:212,100 tail:114,142 back:44,126 boot:8,112 glass:76,40 kick:8,2 eye:split rear:bar flush mask rim:3 -clad tyre:39,78 round:16,24 ducktail swoop lamps:76,106 ends:58,58
polestar.polestar-5 fastback 509 142 305 88 nose:12,78 cowl:134,98 boot:12,106 back:76,122 tail:142,134 glass:92,58 eye:split rear:bar flush mask rim:4 tyre:37,78 round:16,24 waist:93,99 posts:0,0 crease
porsche.porsche-718 sports 438 129 248 94 nose:20,68 cowl:118,88 bonnet:60,84 top:182,122 tail:150,120 peak:196,100 back:80,106 boot:28,96 lip:4,92 glass:120,98 eye:oval rear:bar scoop round:38,26 rim:4 arch:round ducktail
porsche.porsche-718:convertible roadster 438 128 248 94 nose:20,68 cowl:118,88 bonnet:60,84 top:158,122 boot:92,103 lip:4,92 waist:88,95 eye:oval rear:bar scoop round:38,26 rim:4 arch:round
porsche.porsche-911 sports 454 130 245 102 nose:28,68 cowl:112,92 bonnet:64,84 top:180,125 peak:226,90 tail:158,123 back:82,108 boot:34,94 lip:6,82 soft:18,80 glass:104,86 kick:0,0 end:round waist:88,92 eye:bug rear:bar rim:4 arch:round round:34,26 lamps:66,78 ends:40,48 tyre:35,74
porsche.porsche-911:convertible convertible 454 129 245 102 nose:26,68 cowl:110,90 bonnet:62,80 top:150,124 boot:92,106 lip:4,86 soft:18,80 waist:88,95 eye:bug rear:bar rim:4 arch:round round:34,26 lamps:64,78 ends:40,48 tyre:35,74 sill:12,25
porsche.macan coupesuv 478 162 289 88 nose:18,96 cowl:120,109 top:206,152 tail:66,148 back:28,130 boot:4,110 glass:70,46 kick:24,6 eye:slim rear:bar gape flush rim:4 round:34,22 tyre:39,76 -clad blade mask lamps:86,106
porsche.cayenne bigsuv 493 170 290 94 nose:14,106 cowl:128,117 bonnet:64,116 top:212,161 tail:52,154 back:20,130 glass:60,38 kick:20,6 eye:drop rear:bar gape rim:4 -clad chrome round:30,20 -rails tyre:40,76 step
porsche.cayenne:coupe coupesuv 493 168 290 94 nose:14,106 cowl:128,117 bonnet:64,116 top:216,160 waist:114,118 tail:110,154 back:44,136 boot:8,116 glass:80,48 eye:drop rear:bar gape rim:4 -clad round:30,20 tyre:40,76 ends:68,62 lamps:92,110 ducktail
porsche.panamera fastback 505 142 295 92 nose:18,80 cowl:140,96 bonnet:70,92 boot:14,104 back:84,124 tail:160,136 peak:226,100 glass:104,72 eye:drop rear:bar vent rim:4 round:34,24 waist:92,98 tyre:36,76 arch:line chrome ducktail
porsche.taycan fastback 496 138 290 94 nose:26,72 cowl:126,92 bonnet:70,86 boot:16,104 back:80,120 tail:150,132 peak:224,100 glass:104,76 eye:tall rear:bar flush rim:3 round:40,26 waist:88,97 tyre:36,78 lamps:62,92 ends:42,52 frontport arch:line
porsche.taycan:estate estate 497 141 290 94 nose:26,72 cowl:126,92 bonnet:70,86 tail:62,132 back:18,112 glass:72,50 eye:tall rear:bar flush rim:3 round:40,26 waist:88,97 tyre:36,78 lamps:62,92 ends:42,52 frontport clad
renault.renault-4 crossover 414 157 262 78 nose:5,98 cowl:88,110 bonnet:40,107 top:156,148 tail:24,150 back:10,126 lip:3,104 peak:170,40 glass:58,44 kick:2,2 posts:0,0 eye:round grille:mask mask rear:tallpill clad rails rim:4 arch:square bumps soft:10,14 round:12,14 waist:106,109 lamps:84,100
renault.renault-5 supermini 392 150 254 74 nose:6,90 cowl:94,102 bonnet:44,99 top:154,142 tail:22,143 peak:150,50 lip:7,86 back:14,116 glass:44,36 kick:12,6 end:sharp eye:fiveeye rear:tall cap:black arch:square rim:4 hiddenhandles soft:8,10 round:10,14 tyre:33,72 waist:99,103 posts:0,0 ends:54,46 redline
renault.clio supermini 412 145 259 82 nose:10,83 cowl:106,98 tail:44,134 back:14,112 glass:58,44 kick:20,10 hiddenhandles eye:slim grille:shield rear:pixel rim:4 posts:0,0 spoiler crease round:22,18
renault.captur crossover 424 158 264 82 nose:8,97 cowl:102,109 tail:46,148 glass:68,54 kick:18,8 eye:split rear:cee cap:white grille:mask rim:1 twotone end:round round:22,18
renault.symbioz suv 441 158 264 84 nose:7,97 cowl:108,109 tail:34,147 glass:52,36 eye:split rear:slim grille:mask cap:black rim:4 rails posts:0,108
renault.austral suv 453 163 267 92 nose:7,99 cowl:120,110 tail:44,149 glass:58,40 kick:14,4 eye:split rear:el grille:mask swoop rim:4 arch:square
renault.rafale coupesuv 471 161 274 92 nose:6,99 cowl:118,110 tail:106,146 back:44,130 boot:8,114 glass:80,50 eye:split rear:arrow grille:mask cap:black flush rim:4 tyre:38,76 ducktail
renault.megane-e-tech crossover 420 150 268 76 nose:8,91 cowl:90,105 top:166,141 tail:46,136 back:14,118 lip:4,104 glass:66,52 kick:16,5 eye:slim lightbar rear:slim blade flush hiddenhandles cap:black rim:3 tyre:36,76 waist:103,108 ends:56,54
renault.scenic-e-tech suv 447 157 278 82 nose:6,100 cowl:96,110 top:174,148 tail:38,146 glass:52,38 kick:12,4 eye:arrow rear:arrow mask flush rim:3 cap:black tyre:38,76 -rails arch:square round:14,18
renault.kangoo smallvan 449 184 272 90 nose:9,103 cowl:100,118 top:180,172 eye:cee rear:tall grille:slim rim:5 strip posts:188,0 glass:262,262 round:20,16
renault.trafic midvan 508 197 310 94 nose:9,112 cowl:94,126 top:170,186 eye:hook rear:tall grille:slats rim:5 posts:178,0 glass:330,330 strip
renault.master bigvan 568 249 358 100 nose:18,120 cowl:78,138 top:160,238 tail:14,244 eye:cee lightbar rear:high grille:slats rim:3 posts:160,0 glass:404,404 round:34,14 strip
`
