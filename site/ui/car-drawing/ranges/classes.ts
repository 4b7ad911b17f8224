/**
 * The classes that ranges are like. Columns: key, row it is like (or -), length, height, wheelbase
 * and front overhang in cm, then measures in cm (car-form.ts) and marks (marks.ts).
 */
export const classRows = `
city - 360 148 240 72 lip:4,88 tail:24,136 peak:140,80 top:152,141 cowl:82,99 nose:10,80 ends:50,46 sill:17,30 tyre:29,66 waist:97,100 glass:44,34 inset:8,0 soft:14,20 round:22,16 lamps:66,88 eye:drop rear:tall
supermini city 406 145 256 82 lip:5,88 tail:34,134 peak:158,80 top:178,138 cowl:102,99 nose:10,80 ends:50,46 sill:17,31 tyre:31,66 waist:96,101 glass:62,44 lamps:69,92 eye:drop rear:block
hatch supermini 428 148 264 86 lip:6,90 tail:38,136 peak:166,80 top:188,140 cowl:114,99 nose:11,80 tyre:32,68 waist:96,100 glass:66,42 lamps:69,93 rear:block eye:wedge
saloon hatch 470 145 276 84 lip:5,104 boot:72,107 tail:132,135 peak:200,90 top:206,138 cowl:130,99 nose:11,79 ends:50,54 tyre:33,68 waist:96,102 glass:110,84 posts:0,112 lamps:68,92 round:22,24 soft:10,40
bigsaloon saloon 500 147 295 88 boot:70,109 tail:138,138 peak:208,90 top:224,140 cowl:146,100 nose:11,81 tyre:35,70 glass:104,76 waist:97,103 posts:0,116
estate saloon 470 147 276 84 lip:5,98 boot:-1 tail:40,136 peak:190,70 glass:52,36 waist:96,102 posts:0,116 soft:14,22 rails
fastback saloon 475 143 285 86 lip:5,104 boot:20,108 back:76,122 tail:136,135 peak:204,90 glass:100,78
coupe saloon 470 138 276 84 lip:5,100 boot:42,106 back:86,119 tail:150,130 peak:205,95 top:220,132 cowl:142,96 waist:94,100 glass:110,84 posts:0,0 twodoors tyre:34,72 sill:14,29 inset:7,0
sports coupe 440 126 256 94 lip:4,90 boot:24,95 back:76,111 tail:140,121 peak:196,95 top:190,118 cowl:120,88 nose:16,66 ends:42,46 lamps:56,80 waist:86,92 sill:12,25 tyre:34,74
roadster sports 420 124 245 84 open boot:74,100 back:-1 glass:110,104 lip:5,92 waist:92,96 cowl:146,92 top:178,122 twoseats rear:slim
convertible coupe 470 138 276 84 open boot:90,104 back:-1 glass:130,120 cowl:140,96 top:182,132 waist:96,102
crossover hatch 420 154 256 86 lip:4,94 tail:36,142 top:196,146 cowl:112,107 nose:8,95 ends:60,56 sill:22,38 tyre:34,68 waist:104,108 glass:64,42 clad lamps:82,101
suv crossover 450 163 266 90 lip:4,98 tail:34,151 peak:176,60 top:202,154 cowl:118,112 nose:8,101 ends:64,60 sill:24,40 tyre:36,70 waist:109,113 glass:58,40 posts:0,112 rails lamps:88,107
bigsuv suv 490 174 290 88 tail:32,162 peak:190,50 top:210,166 cowl:128,121 nose:8,111 ends:70,64 tyre:39,72 waist:114,117 glass:54,40 posts:0,120 lamps:97,113
coupesuv suv 460 160 276 88 lip:4,106 boot:16,110 back:64,126 tail:110,148 peak:186,80 glass:92,62 -rails posts:0,0 soft:10,60
boxy bigsuv 480 190 286 84 upright lip:1,104 tail:6,184 peak:200,10 top:172,184 cowl:130,122 nose:6,108 ends:60,58 tyre:40,60 waist:118,118 glass:30,30 soft:4,8 round:8,8 lamps:90,92 eye:round rear:tall posts:0,130 arch:square
mpv suv 450 168 272 88 tail:26,156 peak:170,70 top:204,154 cowl:94,113 nose:10,90 ends:52,50 sill:18,33 tyre:33,64 waist:104,106 glass:38,30 posts:0,112 -clad -rails quarter lamps:77,106 rear:tall slidingdoor eye:drop
minivan mpv 440 182 276 88 upright lip:2,96 tail:10,174 peak:200,14 top:186,170 cowl:92,120 nose:11,101 ends:58,54 tyre:33,60 waist:110,112 glass:22,20 soft:8,12 round:22,14 posts:0,110 lamps:88,114
smallvan minivan = = = = panel -slidingdoor posts:190,0 glass:262,262 -quarter bigmirror
midvan smallvan 498 192 328 93 tail:8,186 peak:240,10 top:186,182 cowl:90,126 nose:13,106 tyre:34,60 waist:116,118 glass:314,314 posts:186,0 lamps:92,120
midbus midvan = = = = -panel slidingdoor glass:22,20 waist:112,114 posts:0,112 thirdpost
bigvan midvan 590 252 367 100 tail:8,249 peak:300,4 top:164,240 cowl:86,140 nose:15,120 ends:62,56 tyre:35,56 waist:124,126 glass:424,424 posts:164,0 lamps:104,130 rear:high
`
