/** SEAT to Tesla; the columns are those of classes.ts. */
export const seatToTeslaRows = `
seat.ibiza supermini 406 144 256 80 nose:9,79 cowl:106,97 tail:32,133 glass:56,42 kick:24,9 eye:arrow rear:block grille:slim rim:4 crease posts:0,0
seat.arona crossover 415 154 257 82 nose:8,94 cowl:106,106 tail:38,143 glass:66,56 kick:20,10 eye:arrow rear:block grille:slim cap:black rails rim:4 crease
seat.leon hatch 437 145 269 84 nose:12,78 cowl:120,97 tail:52,133 glass:62,46 kick:22,8 eye:arrow rear:bar grille:big rim:1 crease
seat.leon:estate estate 464 145 269 84 nose:11,79 cowl:120,97 tail:46,135 back:20,115 glass:56,40 kick:20,7 eye:arrow rear:bar grille:big rim:1 dog
seat.ateca suv 438 161 263 86 nose:6,101 cowl:116,112 tail:30,148 glass:52,36 kick:26,8 eye:arrow rear:block grille:slats rim:1 crease rails posts:0,104
skoda.fabia supermini 411 147 256 80 nose:9,82 cowl:106,99 tail:34,136 glass:50,36 eye:hook rear:cee grille:slats rim:1 posts:0,98
skoda.scala hatch 436 149 264 86 nose:10,82 cowl:114,99 tail:28,140 glass:42,28 eye:hook rear:cee grille:slats rim:1 posts:0,104 lip:8,90 darkgate
skoda.kamiq crossover 424 154 265 82 nose:7,96 cowl:108,107 tail:28,146 glass:46,30 eye:split rear:cee grille:slats rails rim:1 posts:0,102
skoda.karoq suv 439 160 263 86 nose:6,101 cowl:116,111 tail:26,150 glass:44,28 eye:square rear:cee grille:slats rim:4 posts:0,104
skoda.kodiaq bigsuv 476 166 279 88 nose:5,105 cowl:122,114 top:204,158 tail:28,154 glass:44,28 eye:split rear:cee grille:slats rim:1 posts:0,118 arch:square chromeline ends:66,62 tyre:37,70 lamps:90,106
skoda.octavia fastback 469 147 268 90 nose:9,82 cowl:126,98 boot:36,108 back:76,122 tail:116,136 glass:88,62 eye:hook rear:cee grille:slats rim:1 posts:0,108 lip:4,103
skoda.octavia:estate estate 469 147 268 90 nose:9,82 cowl:126,98 tail:34,138 glass:42,26 eye:hook rear:cee grille:slats rim:1 dog posts:0,112 lip:6,94
skoda.superb fastback 491 148 284 94 nose:8,84 cowl:136,99 boot:40,110 back:84,126 tail:128,139 glass:90,60 eye:hook rear:cee grille:slats chrome rim:2 posts:0,108
skoda.superb:estate estate 490 149 284 94 nose:8,84 cowl:136,99 tail:32,140 glass:40,24 eye:hook rear:cee grille:slats chrome rim:2 posts:0,116
skoda.elroq suv 449 163 277 82 nose:6,103 cowl:98,112 top:180,154 tail:34,152 glass:52,36 kick:18,6 eye:split rear:cee grille:mask mask flush rim:3 posts:0,0 round:16,18 -clad
skoda.enyaq suv 466 162 277 88 nose:8,101 cowl:104,112 top:190,154 tail:40,150 glass:52,34 eye:square rear:cee grille:slats rim:3 posts:0,112 -clad blade
skoda.enyaq:coupe coupesuv 465 162 277 88 nose:8,101 cowl:104,112 top:190,154 tail:98,150 back:40,134 boot:8,114 glass:78,48 eye:square rear:cee grille:slats rim:3 -clad blade ducktail
smart.smart-1 crossover 427 164 275 80 nose:14,98 cowl:96,112 top:176,156 peak:190,90 tail:40,152 back:14,126 glass:56,40 kick:10,3 float darkscreen end:round eye:drop rear:bar cap:black flush rim:3 -clad round:34,24 soft:24,24 twotone tyre:37,72
smart.smart-3 coupesuv 440 156 278 82 nose:16,92 cowl:100,108 top:188,148 peak:200,100 tail:94,144 back:36,128 boot:8,112 glass:70,46 end:round eye:drop rear:bar cap:black flush rim:3 -clad round:36,26 tyre:37,74 waist:105,110
smart.smart-5 bigsuv 470 171 290 84 nose:5,108 cowl:108,117 top:190,161 tail:28,158 glass:44,30 float eye:oval rear:tallpill cap:black flush rim:4 clad rails arch:square round:14,18 ends:66,60 lamps:92,108 tyre:38,72
subaru.crosstrek crossover 450 160 267 92 nose:9,98 cowl:116,109 top:196,150 tail:36,148 glass:48,34 kick:20,6 eye:cee rear:cee grille:slim clad arch:square rails rim:4 posts:0,104 sill:24,42 spoiler
subaru.forester suv 467 173 267 92 nose:6,106 cowl:114,114 top:182,160 tail:22,162 lip:4,100 glass:34,24 eye:cee rear:cee grille:upper rails rim:1 posts:0,106 waist:108,110 arch:square blade
subaru.outback estate 487 167 275 94 nose:8,103 cowl:122,111 top:204,156 tail:36,155 lip:5,104 glass:44,30 clad rails eye:cee rear:cee grille:upper rim:4 sill:24,44 tyre:36,68 waist:108,112 lamps:88,106 ends:64,60 posts:0,118 soft:12,18 bumps
subaru.solterra toyota.bz4x 469 165 285 88 eye:cee rear:cee grille:slim rails mask -lightbar
subaru.uncharted coupesuv 452 159 275 88 nose:10,97 cowl:104,110 top:190,151 tail:84,147 back:32,132 boot:6,114 glass:72,50 kick:18,8 eye:aitch mask rear:bar rails clad arch:square flush rim:3
suzuki.swift supermini 386 150 245 78 nose:10,86 cowl:92,103 top:152,141 tail:30,139 peak:150,60 glass:56,48 kick:16,8 float eye:oval rear:oval grille:low rim:5 round:24,18 soft:18,20 waist:101,105 hiddenhandles
suzuki.vitara crossover 418 161 250 84 nose:4,101 cowl:110,111 top:180,153 tail:26,152 glass:50,44 kick:16,6 eye:square rear:block grille:slats arch:round cap:black rails rim:1 gill round:10,14
suzuki.s-cross crossover 430 159 260 86 nose:5,100 cowl:116,109 tail:36,148 glass:50,36 eye:split rear:stacked grille:big arch:square rails skid rim:1 posts:0,102
suzuki.swace toyota.corolla:estate = = = = eye:drop rear:block grille:slim rim:5 -dog
suzuki.e-vitara crossover 428 164 270 82 nose:6,102 cowl:104,112 top:180,154 tail:34,152 glass:54,42 kick:14,8 hiddenhandles eye:vee rear:claw mask arch:square rim:3 float noseport tyre:37,72 sill:24,46
suzuki.across suv 464 169 269 94 nose:7,103 cowl:112,114 tail:34,156 glass:50,36 kick:22,10 eye:slim rear:slim grille:shield arch:square rim:4 rails
tesla.model-3 saloon 472 144 288 84 nose:24,72 cowl:104,98 bonnet:56,91 top:214,138 peak:214,100 tail:130,136 back:84,124 boot:44,108 lip:4,104 glass:92,60 kick:0,0 eye:slim rear:slim smoothchin flush rim:3 round:40,30 soft:10,60 end:round lamps:68,96 cap:black waist:94,102 posts:0,112
tesla.model-y suv 479 162 289 88 nose:20,90 cowl:98,110 bonnet:54,104 top:210,153 peak:218,100 tail:118,152 back:56,138 boot:10,116 lip:4,110 glass:78,46 eye:slim lightbar rear:slim smoothchin flush rim:3 round:38,30 soft:10,60 -rails -clad end:round cap:black posts:0,104 arch:round waist:105,113 lamps:84,108
`
