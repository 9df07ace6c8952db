/** Which methods did what was counted: callgrind's files by address, and what compiled code lies there. */
package org.openjdk.jmh.counting.calls;
