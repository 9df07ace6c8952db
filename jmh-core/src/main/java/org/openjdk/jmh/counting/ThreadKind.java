package org.openjdk.jmh.counting;

/** The kind of a fork's thread, by HotSpot's name of it, of which the system keeps 15 characters. */
@SuppressWarnings("ImmutableEnumChecker") // The array is never modified.
enum ThreadKind {

    /** A thread of the benchmark. */
    WORK,

    /** A just-in-time compiler. */
    COMPILATION("C1 ", "C2 ", "JVMCI", "Compiler"),

    /** A garbage collector. Collections that stop the VM are operations of the VM thread. */
    COLLECTION("GC Thread", "G1 ", "ZWorker", "ZDriver", "ZDirector", "ZStat", "ZUncommitter", "ZUnmapper", "XWorker",
            "XDriver", "XDirector", "XStat", "XUncommitter", "XUnmapper", "Shenandoah", "VM Thread", "ParGC"),

    /** Another thread of the VM or of JMH. */
    OTHER("VM Periodic", "Reference Handl", "Finalizer", "Signal Dispatch", "Service Thread", "Monitor Deflati",
            "Sweeper thread", "Notification", "Common-Cleaner", "Attach Listener", "DestroyJavaVM", "StringDedup",
            "JFR ");

    private final String[] beginnings;

    ThreadKind(String... beginnings) {
        this.beginnings = beginnings;
    }

    static ThreadKind of(String name) {
        for (ThreadKind kind : values()) {
            for (String beginning : kind.beginnings) {
                if (name.startsWith(beginning)) {
                    return kind;
                }
            }
        }
        return WORK;
    }
}
