package org.openjdk.jmh.counting;

/** Whose work a thread of a fork does; known by the name that HotSpot gives it, of which the system keeps 15 characters. */
@SuppressWarnings("ImmutableEnumChecker") // of texts, which nobody changes
enum ThreadKind {

    /** The benchmark's own, in whichever thread it does it. */
    WORK,

    /** That of a just-in-time compiler. */
    COMPILATION("C1 ", "C2 ", "JVMCI", "Compiler"),

    /** That of a garbage collector. Collections that stop the VM are operations of the VM thread. */
    COLLECTION("GC Thread", "G1 ", "ZWorker", "ZDriver", "ZDirector", "ZStat", "ZUncommitter", "ZUnmapper", "XWorker",
            "XDriver", "XDirector", "XStat", "XUncommitter", "XUnmapper", "Shenandoah", "VM Thread", "ParGC"),

    /** That of the VM and of JMH, which is no matter of the benchmark. */
    OTHER("VM Periodic", "Reference Handl", "Finalizer", "Signal Dispatch", "Service Thread", "Monitor Deflati",
            "Sweeper thread", "Notification", "Common-Cleaner", "Attach Listener", "DestroyJavaVM", "StringDedup",
            "JFR ");

    private final String[] beginnings;

    ThreadKind(String... beginnings) {
        this.beginnings = beginnings;
    }

    /** The kind of the thread with that name. */
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
