/** KGM to Maxus; the columns are those of classes.ts. */
export const kgmToMaxusRows = `
kgm.tivoli crossover 423 161 260 84 nose:6,97 cowl:110,110 tail:30,150 glass:52,56 kick:8,2 eye:wedge rear:tall grille:slim rim:1 rails end:sharp arch:square
kgm.korando suv 445 163 268 92 nose:8,101 cowl:124,111 tail:36,149 glass:54,38 kick:18,10 eye:drop rear:block grille:slim chromeline rim:1 crease arch:square
kgm.torres suv 470 172 268 92 nose:3,111 cowl:124,118 top:196,162 tail:24,162 lip:2,108 glass:56,66 kick:2,0 float eye:square rear:ex grille:slats arch:square clad round:8,12 rim:4 soft:10,12 tailbox
kgm.actyon coupesuv 474 168 268 94 nose:4,108 cowl:124,116 tail:82,152 back:36,136 boot:8,116 glass:70,48 eye:slim rear:slim grille:slats flush lightbar clad rim:4
kgm.rexton bigsuv 485 183 287 92 nose:5,114 cowl:134,122 tail:30,170 glass:50,36 eye:drop rear:el grille:big brightgrille chrome rim:2 step posts:0,118
kia.picanto city 361 149 240 70 nose:6,82 cowl:84,99 top:152,142 tail:20,142 glass:44,34 kick:24,8 eye:claw rear:cee grille:low rim:4 posts:0,60
kia.stonic crossover 414 152 258 84 nose:10,92 cowl:106,104 tail:38,139 glass:62,46 kick:14,6 eye:drop rear:block cap:black rails rim:1
kia.k4 fastback 444 143 272 90 nose:10,82 cowl:126,98 boot:8,108 tail:66,136 back:28,122 glass:72,50 kick:4,8 eye:claw rear:el hiddenhandles rim:3 arch:square end:sharp posts:0,0
kia.xceed hatch 440 150 265 88 nose:10,86 cowl:122,101 tail:50,138 back:18,118 glass:62,42 kick:20,6 clad eye:wedge rear:block grille:slim rim:1 sill:21,36 tyre:34,70 rails
kia.niro crossover 442 155 272 88 nose:8,96 cowl:114,108 tail:36,144 glass:58,42 rearblade eye:hook rear:highslim grille:slim rim:3 posts:0,110
kia.sportage suv 454 165 268 90 nose:5,103 cowl:124,113 tail:44,149 back:18,128 glass:60,42 kick:16,10 eye:claw rear:wing grille:big mask rim:4 -rails
kia.sorento bigsuv 482 170 282 92 nose:4,112 cowl:134,119 tail:38,158 glass:50,36 kick:8,4 eye:claw rear:stacked grille:big rim:4 chromeline posts:0,120 blade
kia.ev3 crossover 430 156 268 82 nose:6,97 cowl:92,109 top:172,150 tail:28,148 back:10,122 glass:44,56 kick:4,2 float eye:claw rear:claw lamps:84,100 arch:square rim:3 flush hiddenhandles noseport smoothchin end:sharp
kia.ev4 hatch 443 149 282 84 nose:10,84 cowl:108,102 top:202,142 tail:50,140 back:14,118 glass:56,66 kick:2,2 float eye:claw rear:claw arch:square rim:3 flush frontport smoothchin blackspoiler clad
kia.ev4:saloon fastback 473 148 282 84 nose:10,84 cowl:108,102 top:204,141 peak:208,100 tail:120,140 back:62,124 boot:14,112 glass:92,60 eye:claw rear:claw arch:square rim:3 flush frontport smoothchin clad
kia.ev5 suv 462 172 275 86 nose:3,110 cowl:104,118 top:184,162 tail:16,162 lip:2,110 peak:190,20 glass:40,52 kick:3,2 float eye:claw rear:claw arch:square rim:4 flush smoothchin noseport soft:8,10 round:10,14 ends:66,60
kia.ev6 coupesuv 470 155 290 84 nose:12,86 cowl:106,106 top:206,146 tail:84,142 back:30,124 boot:4,110 glass:76,46 kick:22,6 eye:drop rear:wing arch:round -clad flush rim:3 tyre:38,76 swoop smoothchin lamps:76,104 sill:18,35 ducktail
kia.ev9 boxy 501 176 310 88 nose:4,113 cowl:118,121 top:196,166 tail:20,166 peak:190,20 back:6,140 waist:116,118 glass:42,34 kick:6,2 eye:claw rear:high flush arch:square rim:3 -rails smoothchin lightbar posts:0,134 soft:8,10 round:12,14
kia.pv5 mpv 470 190 300 74 nose:26,104 cowl:56,122 top:136,176 tail:4,184 peak:220,20 lip:1,100 upright soft:6,10 waist:106,106 glass:18,14 eye:bar rear:highpixel arch:square clad smoothchin lightbar flush noseport rim:3 round:30,26 lamps:84,112 ends:58,58 -balloon
kia.pv5-cargo kia.pv5 470 190 300 74 panel -slidingdoor glass:274,274 posts:196,0 -quarter
land-rover.defender boxy 502 197 302 85 nose:3,122 cowl:128,128 top:168,188 bonnet:60,127 tail:8,194 lip:2,112 waist:124,124 glass:26,24 spare eye:square rear:stacked arch:square step rim:4 tyre:41,64 ends:70,66 round:8,8 posts:0,120 panelblade cap:black -rails mask lamps:104,120 sill:30,42
land-rover.discovery bigsuv 496 189 292 88 nose:7,116 cowl:126,126 top:198,178 tail:16,180 peak:200,20 lip:4,118 glass:38,28 eye:wedge rear:block grille:slats rim:1 leanpost posts:0,112 soft:12,14 -clad
land-rover.discovery-sport suv 460 173 274 88 nose:9,105 cowl:118,116 tail:28,158 glass:44,66 kick:2,0 eye:wedge rear:block grille:slats rim:1 posts:0,0 end:sharp vent -rails round:22,18
land-rover.range-rover-evoque suv 437 165 268 84 nose:8,104 cowl:116,113 top:190,153 tail:26,142 peak:206,40 lip:6,108 glass:44,32 waist:110,120 eye:slim rear:slim grille:slats cap:black darkscreen float vent flush -rails rim:4 blackmirror spoiler
land-rover.range-rover-velar suv 480 168 287 86 nose:10,103 cowl:126,113 top:212,158 tail:38,152 lip:10,112 glass:50,32 waist:109,117 eye:slim rear:slim grille:slats cap:black darkscreen float flush gill rim:3 -rails -clad round:26,18
land-rover.range-rover-sport bigsuv 495 182 300 86 nose:6,116 cowl:128,124 top:208,171 tail:30,160 lip:6,116 glass:46,32 waist:119,127 eye:slim rear:slim grille:slats cap:black darkscreen float flush vent rim:4 -rails spoiler -clad
land-rover.range-rover bigsuv 505 187 300 84 nose:4,120 cowl:132,127 top:200,178 tail:16,178 peak:210,16 lip:8,112 glass:36,30 waist:121,122 eye:slim rear:highslim grille:slats cap:black darkscreen float flush gill chrome rim:2 -rails -clad soft:16,12
leapmotor.t03 city 362 158 240 66 nose:12,88 cowl:66,104 top:140,150 tail:20,150 peak:150,60 glass:40,30 eye:drop rear:tall quarter smoothchin rim:3 round:30,24 cap:white
leapmotor.b10 suv 452 166 274 82 nose:9,101 cowl:104,113 tail:30,154 glass:46,32 eye:slim lightbar rear:bar flush smoothchin rim:3 float -clad -rails round:26,22
leapmotor.c10 suv 474 168 283 86 nose:11,101 cowl:108,113 tail:34,156 glass:46,30 eye:bar lightbar rear:bar flush smoothchin rim:4 -clad arch:line chromeline -rails round:28,24 posts:0,110
lexus.lbx crossover 419 156 258 82 nose:14,94 cowl:112,106 top:186,148 tail:42,144 back:16,122 glass:60,44 kick:30,14 eye:hook rear:bar grille:shield float hiddenhandles rim:4 round:30,18 tyre:36,74 clad
lexus.ux crossover 450 154 264 92 nose:10,94 cowl:124,106 tail:46,140 glass:62,44 kick:28,10 eye:hook rear:bar grille:shield arch:square rim:1 clad swoop
lexus.nx suv 466 167 269 92 nose:8,102 cowl:118,113 tail:40,150 glass:60,40 kick:36,12 eye:hook rear:el grille:shield crease arch:square rim:4 -rails ends:66,60
lexus.rx bigsuv 489 170 285 94 nose:8,108 cowl:128,118 tail:46,154 back:18,132 glass:54,72 kick:4,0 float eye:hook rear:bar grille:shield arch:square rim:2 -rails -clad
lexus.rz coupesuv 481 164 285 92 nose:12,98 cowl:108,113 tail:66,150 back:20,128 boot:4,112 glass:62,42 kick:20,6 eye:hook rear:bar grille:shield painted blackspoiler float rim:3 -clad tyre:38,74 round:26,20
lexus.es saloon 497 145 287 98 nose:8,82 cowl:136,99 boot:44,110 tail:118,136 back:80,124 glass:82,58 kick:22,8 eye:hook rear:el grille:shield chrome rim:2 swoop
lexus.lm midbus 513 195 300 96 nose:10,110 cowl:100,128 top:196,186 tail:10,188 peak:210,14 glass:28,22 kick:60,10 eye:hook rear:high grille:shield chrome rim:2 posts:0,104 waist:112,116 swoop tyre:37,70 round:16,18
lotus.emira sports 441 123 258 98 nose:16,64 cowl:106,86 bonnet:56,82 top:180,118 peak:206,90 tail:150,116 back:76,106 boot:22,98 lip:4,94 glass:132,108 waist:84,96 eye:tallslim rear:cee scoop arch:round vent rim:4 ducktail gape
lotus.eletre coupesuv 510 164 302 92 nose:16,96 cowl:116,112 tail:86,148 back:36,134 boot:6,118 glass:72,46 kick:22,6 eye:slim rear:bar gape vent flush blackspoiler float rim:4 tyre:41,78 -clad arch:round waist:108,114
lotus.emeya fastback 514 146 307 92 nose:18,82 cowl:130,98 bonnet:64,94 boot:14,110 back:80,126 tail:140,138 glass:96,66 eye:stacked rear:bar gape ducktail flush rim:4 tyre:37,76 vent arch:round posts:0,0
maserati.grecale suv 485 167 290 90 nose:14,100 cowl:134,112 tail:50,148 back:20,126 glass:64,42 kick:30,8 eye:tallslim rear:point grille:low portholes rim:2 -rails -clad round:32,20 tyre:38,74
maserati.granturismo coupe 496 135 293 92 nose:16,76 cowl:162,94 bonnet:80,94 top:240,128 tail:140,128 back:76,116 boot:24,106 glass:110,86 eye:tallslim rear:point portholes gape rim:2 round:36,24 swoop
maserati.grancabrio convertible 497 137 293 92 nose:16,76 cowl:162,94 bonnet:80,94 top:212,128 eye:tallslim rear:point portholes gape rim:2 round:36,24 swoop
maxus.edeliver-3 smallvan 456 190 291 86 nose:10,100 cowl:86,120 top:174,176 eye:drop rear:tall grille:upper rim:5 posts:178,0 glass:276,276 ladder
maxus.edeliver-5 midvan 480 196 310 88 nose:20,98 cowl:70,122 top:168,184 glass:300,300 posts:180,0 eye:bar lightbar rear:tall smoothchin rim:3
maxus.edeliver-7 midvan 499 199 300 96 nose:9,110 cowl:92,128 top:178,186 glass:318,318 posts:180,0 eye:stacked rear:tall smoothchin rim:5 belt noseport
maxus.edeliver-9 bigvan 555 253 330 100 nose:9,124 cowl:88,140 top:164,240 glass:390,390 posts:164,0 eye:split rear:tall painted grille:shield smoothchin rim:3 belt noseport
maxus.deliver-9 bigvan 594 254 376 100 nose:8,124 cowl:88,140 top:160,242 glass:428,428 posts:164,0 eye:split rear:tall grille:big strip rim:5
`
