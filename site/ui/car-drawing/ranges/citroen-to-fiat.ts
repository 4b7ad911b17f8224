/** Citroen to Fiat; the columns are those of classes.ts. */
export const citroenToFiatRows = `
citroen.c3 supermini 402 158 254 82 nose:5,98 cowl:98,109 top:164,150 tail:22,150 lip:2,104 ends:58,56 sill:20,36 glass:44,32 waist:105,107 soft:12,14 eye:cross rear:stacked cap:white clad blade tyre:32,66 round:12,14 rails rim:5 lamps:84,102
citroen.c3-aircross suv 440 166 267 84 nose:4,104 cowl:98,115 top:168,156 tail:18,158 lip:2,106 glass:38,26 soft:12,14 eye:cross rear:stacked cap:white round:10,14 rim:4 posts:0,106
citroen.c4 fastback 436 153 267 88 nose:8,93 cowl:112,106 top:184,146 tail:96,144 back:44,130 boot:16,116 lip:5,102 glass:72,46 eye:vee rear:vee clad bumps cap:black tyre:34,68 posts:0,0 sill:20,36 ends:56,54 lamps:80,100 rim:4 ducktail
citroen.c4-x saloon 460 153 267 88 nose:8,93 cowl:112,106 top:184,146 tail:124,144 boot:42,116 lip:5,112 glass:90,60 eye:vee rear:vee clad bumps tyre:34,68 sill:20,36 ends:56,54 lamps:80,100 rim:5
citroen.c5-aircross suv 465 169 278 88 nose:4,106 cowl:110,116 tail:24,156 lip:8,104 glass:46,32 eye:cross rear:wing cap:black rim:4 bumps round:10,16 soft:22,14
citroen.berlingo minivan 440 182 278 89 nose:13,102 cowl:92,120 top:184,168 peak:214,24 glass:24,20 eye:split grille:slim rear:tall rails bumps rim:5 balloon
citroen.spacetourer midbus 495 189 328 92 nose:16,100 cowl:88,126 eye:drop grille:upper rear:tall chromeline rim:4
citroen.berlingo-van citroen.berlingo = = = = panel -slidingdoor glass:262,262 posts:190,0 -quarter bigmirror -rails -balloon rim:5
citroen.berlingo-van:long citroen.berlingo-van 475 = 298 = top:184,168 cowl:92,120 nose:13,102 peak:240,24 glass:297,297 posts:190,0
citroen.dispatch midvan 498 194 328 92 nose:16,100 cowl:88,126 eye:drop grille:upper rear:tall rim:5 strip
citroen.dispatch:long citroen.dispatch 531 = 328 = top:186,184 cowl:88,126 nose:16,100 glass:347,347 posts:186,0
citroen.relay bigvan 599 252 404 95 nose:26,122 cowl:92,136 top:146,238 ends:66,56 glass:444,444 posts:150,0 eye:tall grille:slim rear:tall strip rim:5 round:30,14
citroen.relay:long citroen.relay 636 276 404 = top:146,261 cowl:92,136 nose:26,122 glass:481,481 posts:150,0
cupra.born hatch 433 154 277 84 nose:10,82 cowl:92,104 top:184,146 tail:42,140 glass:60,44 kick:20,4 eye:slim rear:bar cap:black spoiler blackmirror tyre:34,74 rim:4 gape quarter
cupra.leon hatch 440 144 269 88 nose:10,79 cowl:122,97 tail:44,133 glass:58,42 kick:24,9 eye:hook rear:bar spoiler grille:low rim:4 crease blackmirror
cupra.leon:estate estate 466 145 269 88 nose:10,79 cowl:122,97 tail:48,134 back:20,114 glass:58,42 kick:24,8 eye:hook rear:bar grille:low rim:4 crease
cupra.formentor crossover 446 151 268 90 nose:9,90 cowl:130,104 top:200,144 tail:48,138 glass:60,42 kick:32,10 eye:hook rear:bar grille:low arch:round blackspoiler rim:4 swoop tyre:35,72 lamps:78,100 rails
cupra.terramar suv 452 158 268 92 nose:6,99 cowl:120,110 tail:44,145 glass:60,42 kick:34,10 eye:pixel rear:bar grille:big rim:4 swoop spoiler
cupra.tavascan coupesuv 465 160 277 88 nose:8,96 cowl:104,112 tail:86,147 boot:12,110 glass:76,54 kick:18,6 eye:hook rear:bar cap:black grille:low vent spoiler rim:4 tyre:38,76 gape
dacia.spring city 370 152 242 76 nose:6,92 cowl:84,106 top:150,144 tail:26,142 clad rails eye:bar rear:bar sill:21,36 ends:56,52 rim:5 lamps:84,100 waist:103,107 soft:12,12
dacia.sandero supermini 410 150 260 82 nose:9,84 cowl:100,102 tail:34,138 glass:60,42 eye:square rear:cee grille:slim rim:5 soft:14,14
dacia.sandero-stepway crossover 410 159 260 82 nose:8,94 cowl:100,110 tail:34,147 glass:60,42 eye:square rear:cee grille:slim rails skid rim:5
dacia.jogger mpv 455 163 290 82 nose:6,96 cowl:104,108 top:180,152 tail:24,158 peak:110,20 lip:2,98 glass:36,24 clad skid rails -slidingdoor -quarter eye:square grille:slim rear:tall rim:5 soft:8,10 sill:21,36 waist:104,106 balloon posts:0,124 tyre:33,66
dacia.duster suv 434 166 266 82 nose:3,107 cowl:114,115 top:176,156 tail:20,154 lip:2,108 glass:42,44 kick:2,8 eye:vee rear:vee grille:slim arch:square skid clad round:10,12 soft:10,12 rim:4 sill:24,46 ends:70,60
dacia.bigster suv 457 171 270 86 nose:3,110 cowl:116,118 top:184,161 tail:22,160 lip:2,110 glass:38,36 kick:24,10 eye:vee rear:vee grille:slim arch:square clad skid round:10,12 soft:10,12 rim:1 sill:24,48 ends:72,62 blackmirror posts:0,116
ds.ds-3 crossover 412 154 256 82 nose:9,92 cowl:106,106 tail:34,142 glass:60,44 posts:168,0 sharkfin eye:vee rear:slim grille:upper flush cap:black rim:2 -clad chromeline
ds.no-4 hatch 441 147 268 88 nose:8,86 cowl:116,101 tail:46,136 glass:66,46 kick:32,8 eye:vee rear:vee grille:big cap:black flush spoiler rim:2 tyre:35,72
ds.ds-7 suv 459 163 274 92 nose:8,102 cowl:122,112 tail:36,150 glass:54,38 eye:claw rear:slim grille:big brightgrille chrome rim:2 -clad
ds.no-8 coupesuv 482 158 290 90 nose:8,96 cowl:120,110 tail:110,145 boot:10,114 back:54,130 glass:84,52 eye:vee rear:vee grille:shield cap:black flush lightbar rim:3 -clad
fiat.fiat-500 city 363 153 232 72 cowl:60,107 top:136,144 nose:9,86 peak:166,100 tail:38,132 lip:4,88 soft:18,30 glass:72,54 waist:101,105 twodoors eye:bug rear:oval rim:5 round:30,20 chromeline end:round
fiat.fiat-500:convertible fiat.fiat-500 = = = = cap:canvas
fiat.panda city 370 156 230 76 nose:10,92 cowl:80,108 top:150,149 tail:22,148 lip:2,94 glass:46,30 eye:square rear:high strip rails clad soft:14,18 rim:5 posts:0,66 lamps:82,102 peak:150,60 end:round
fiat.grande-panda supermini 400 158 254 80 nose:4,99 cowl:94,109 top:158,151 tail:14,154 lip:2,104 peak:150,20 soft:8,8 round:8,10 glass:40,34 kick:1,6 waist:106,108 eye:pixel rear:pixel rails blade clad rim:4 arch:square mask ends:62,58 lamps:86,108 sill:20,34
fiat.fiat-600 crossover 418 152 256 84 cowl:98,108 top:178,147 nose:11,93 peak:176,95 soft:20,26 glass:64,46 eye:bug rear:oval rim:5 cap:black chromeline tail:38,140 round:30,20
fiat.doblo citroen.berlingo-van = = = = eye:stacked rear:el rim:1 -bumps strip
fiat.doblo:long citroen.berlingo-van:long = = = = eye:stacked rear:el rim:1 -bumps strip
fiat.scudo citroen.dispatch = = = = eye:wedge rear:stacked grille:slim rim:1
fiat.ducato citroen.relay = = = = eye:stacked rear:stacked grille:slats rim:1 -strip blade
`
