/** What the working tree is compared with, and how that is made. */
package org.openjdk.jmh.builds.baseline;
