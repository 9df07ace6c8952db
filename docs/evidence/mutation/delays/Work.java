package delays;

/** What is delayed: a step of a generator of random numbers, which needs the one before it. */
public final class Work {

    private Work() {
    }

    public static long step(long value) {
        long mixed = value ^ value << 13;
        mixed ^= mixed >>> 7;
        return mixed ^ mixed << 17;
    }
}
