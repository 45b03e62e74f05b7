"""Fighting on the combat board.  [HM-19xx to HM-25xx]"""
