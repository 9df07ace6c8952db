/** What runs in the VM of a benchmark while its coverage is counted; never while it is measured. */
package org.openjdk.jmh.mutate.inside;
