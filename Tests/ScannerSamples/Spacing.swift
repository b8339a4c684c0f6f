// swift-format-ignore-file
// Spaces, comments and line ends in odd places.
import M ; let a = 1 ; f ( ) ; g
( 1 )
h/* a */( /* b */ 1 /* c */ , /* d /* e */ f */ b )/* g */.i
let/**/b/**/=/**/2/**/
let c = 1 /* a
b */
let d = 2
f // a
  .g // b
  /* c */.h
  // d

  .i
x
.y
func
f
(
a
:
Int
)
async
throws
->
Int
{
return
1
}
@A
struct
S
:
P
{
var
a
:
Int
{
get
{
1
}
}
}
let e
  = 3,
  f
  : Int
  =
  4
if
  a
  ,
  let
    b
  =
  c
{
} else
if d {
}
else
{
}
switch
a
{
case
  .b
  ,
  .c
  where
  d
  :
  e
default
  :
  f
}
[1]
(2)
{ 3 }
"a"
.b
-c
